import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import data from "~/pages/Profile/data";
import ProfilePage from "~/pages/Profile/ProfilePage";
import query, { type ProfilePageQuery } from "~/relay/__generated__/ProfilePageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "./render";

/** Somebody who has said little of themselves. */
export const ada = {
  id: "user-1",
  displayName: "Ada Lovelace",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  designation: null,
  companyName: null,
  companyUrl: null,
  companyLocation: null,
  profileImageUrl: null,
  isEmailVerified: true,
  hasPassword: true,
  twoStepVerification: null,
  createdAt: "2026-01-05T12:00:00.000Z",
  profileViews: 1234,
  reviewCount: 2,
  sessions: [],
};

/** Renders /profile as its loader leaves it; resolves once it stands. */
export async function showProfile(viewer: object | null, at = "/profile") {
  const { environment } = renderPage<ProfilePageQuery>(
    () => (
      <ToastProvider>
        <ProfilePage />
      </ToastProvider>
    ),
    {
      path: "*",
      at,
      query,
      variables: data.variables({ params: {}, url: new URL(at, "http://localhost") }),
      mocks: { Query: { viewer } },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

type Environment = Awaited<ReturnType<typeof showProfile>>;

/** What the last mutation asked for. */
export const sent = (environment: Environment) => environment.mock.getMostRecentOperation().request.variables;
/** Answers the last mutation. */
export const answer = (environment: Environment, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: result } as never));
/** Has the last mutation fail. */
export const fail = (environment: Environment, error = new Error("offline")) =>
  act(async () => environment.mock.rejectMostRecentOperation(error));

/** The field with that label. */
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: "input" });
/** Presses the button with that name. */
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
/** Replaces what stands in a field. */
export async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}
