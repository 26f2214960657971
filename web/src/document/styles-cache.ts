import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";

/** Properties that a supported browser knows only with its prefix. */
const prefixed =
  /^(?:mask|backdrop-filter|user-select|text-size-adjust|hyphens|print-color-adjust|box-decoration-break)\b/;

const addPrefix: StylisPlugin = (element) => {
  if (element.type === "decl" && prefixed.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

// One list for all caches: by it Emotion knows on the server which styles it has compiled for an earlier page.
const stylisPlugins = [addPrefix];

/** A cache of styles, on the server and in the browser. Emotion's own prefixes, for browsers of 2015, are a third of the styles. */
export const createStylesCache = (): EmotionCache => createCache({ key: "css", stylisPlugins });
