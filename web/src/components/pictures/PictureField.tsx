import { type PictureKind, pictureTypes, uploadedPicture } from "@assay/api/inputs";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ClipboardEvent, type DragEvent, use, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/Button";
import { controlStyles } from "~/ui/form/control-styles";
import { FieldFrame } from "~/ui/form/FieldFrame";
import { FormContext } from "~/ui/form/form-context";
import { useLoadable } from "~/ui/picture";
import { PicturePreview } from "./PicturePreview";
import { useUpload } from "./use-upload";

const Label = chakra("label");
const Input = chakra("input", { base: controlStyles });

/** An SVG is drawn before it leaves: see draw-vector.ts. */
const accepted = [...pictureTypes, "image/svg+xml"].join(",");

/** The input itself is not seen. */
const ring = { "&:has(:focus-visible)": { outline: "2px solid {colors.focus}", outlineOffset: "2px" } };

/** Props of `PictureField`: its name in the form and its label, what the picture is for, and the address it has. */
export interface PictureFieldProps {
  name: string;
  label: string;
  kind: PictureKind;
  defaultValue?: string;
  /** What helps to choose one. */
  hint?: string;
  required?: boolean;
  autoComplete?: string;
}

/**
 * A picture in a form: a file that is chosen, dropped or pasted is sent at once, and the field then holds its address on this
 * site; the address of a picture elsewhere can be given instead.
 */
export function PictureField({
  name,
  label,
  kind,
  defaultValue = "",
  hint = "PNG, JPEG, WebP, GIF, AVIF or SVG, up to 10 MB.",
  required = false,
  autoComplete = "off",
}: PictureFieldProps) {
  const context = use(FormContext);
  const { restored, problems, changed } = context;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(restored[name] ?? defaultValue);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [status, setStatus] = useState("");

  /** Puts another address into the field. */
  const set = (url: string, status: string) => {
    if (address.current) address.current.value = url;
    setShown(url);
    setStatus(status);
    changed(name);
  };
  const upload = useUpload(kind, (url) => set(url, "Picture uploaded. Save to keep it."));
  const take = (files: FileList | null | undefined) => {
    const [first] = files ?? [];
    if (first) void upload.start(first);
    return first !== undefined;
  };

  // What was typed or chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setShown(address.current?.value ?? "");
    take(file.current?.files);
  }, []);

  const isSending = upload.part !== null;
  const { tell } = upload;
  useEffect(() => {
    const form = address.current?.form;
    if (!isSending || !form) return;
    // Sent now, the form would keep the picture of before.
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      tell("The picture is still uploading. Please save when it is done.");
      file.current?.focus();
    };
    form.addEventListener("submit", hold);
    return () => form.removeEventListener("submit", hold);
  }, [isSending, tell]);

  const { isBusy } = context;
  // The last status is outdated, or is to be announced again.
  useEffect(() => {
    if (isBusy) setStatus("");
  }, [isBusy]);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  const problem = upload.problem ?? problems[name];
  const isOwn = uploadedPicture.test(shown);
  const isBroken = shown !== "" && shown === brokenUrl;
  const loadable = useLoadable(shown);
  return (
    <FormContext value={{ ...context, problems: problem ? { ...problems, [name]: problem } : problems }}>
      <FieldFrame name={name} label={label} hint={hint} isOptional={!required}>
        {({ id: fileId, name: _, "aria-invalid": invalid, ...control }) => (
          <Flex
            data-picture={kind}
            gap="4"
            align="flex-start"
            p="3"
            bg={isOver ? "accent.subtle" : "bg.panel"}
            borderWidth="1px"
            borderStyle={isOver ? "dashed" : "solid"}
            borderColor={isOver ? "accent" : "border.strong"}
            borderRadius="md"
            flexWrap={{ base: "wrap", md: "nowrap" }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
            onPaste={onPaste}
          >
            <PicturePreview
              url={isBroken ? null : loadable}
              kind={kind}
              onBroken={() => setBrokenUrl(shown)}
            />
            <Flex direction="column" gap="2" flex="1" minWidth={{ base: "12rem", md: "0" }}>
              <Flex gap="2" align="center" wrap="wrap">
                <Button asChild type={undefined} css={ring} variant="outline" size="sm">
                  <label htmlFor={fileId}>
                    {shown ? "Choose another file" : "Choose a file"}
                    <input
                      data-visually-hidden
                      ref={file}
                      id={fileId}
                      type="file"
                      accept={accepted}
                      {...control}
                      aria-invalid={isOwn || upload.problem ? invalid : undefined}
                      onChange={({ currentTarget }) => {
                        take(currentTarget.files);
                        // The same file can be chosen again.
                        currentTarget.value = "";
                      }}
                    />
                  </label>
                </Button>
                {isSending ? (
                  <Button variant="quiet" size="sm" onClick={upload.cancel}>
                    Cancel
                  </Button>
                ) : (
                  shown && (
                    <Button
                      variant="quiet"
                      size="sm"
                      onClick={() => {
                        upload.tell(null);
                        set("", "Picture removed. Save to apply the change.");
                        file.current?.focus();
                      }}
                    >
                      Remove
                    </Button>
                  )
                )}
                {!shown && !isSending && (
                  <Box as="span" textStyle="small" color="fg.muted" hideBelow="md">
                    or drop it here
                  </Box>
                )}
              </Flex>
              {/* The problem stands at the end of the field; who cannot see it come is told. */}
              {upload.problem && (
                <Box role="alert" srOnly>
                  {upload.problem}
                </Box>
              )}
              {isSending && (
                <progress value={upload.part ?? 0} style={{ width: "100%" }} aria-label="Uploading" />
              )}
              <Box role="status" textStyle="small" color="fg.muted" _empty={{ display: "none" }}>
                {isSending
                  ? uploadStatus(upload.part)
                  : isBroken
                    ? "No picture could be loaded from this URL."
                    : shown && !loadable
                      ? "Pictures from other sites are not shown here."
                      : status}
              </Box>
              <Box hidden={isOwn || isSending}>
                <Label htmlFor={`${id}-address`} textStyle="small" color="fg.muted" display="block" mb="1">
                  Or the URL of a picture
                </Label>
                <Input
                  ref={address}
                  id={`${id}-address`}
                  name={name}
                  type="url"
                  placeholder="https://"
                  autoComplete={autoComplete}
                  defaultValue={restored[name] ?? defaultValue}
                  aria-describedby={control["aria-describedby"]}
                  aria-invalid={isOwn || upload.problem ? undefined : invalid}
                  onInput={() => upload.tell(null)}
                  onBlur={({ currentTarget }) => setShown(currentTarget.value.trim())}
                />
              </Box>
            </Flex>
          </Flex>
        )}
      </FieldFrame>
    </FormContext>
  );
}

const uploadStatus = (part: number | null) =>
  part === 1 ? "Processing…" : `Uploading… ${Math.round((part ?? 0) * 100)}%`;
