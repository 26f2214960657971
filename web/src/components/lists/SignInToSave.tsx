import { JoinOrLogIn } from "../JoinOrLogIn";
import { keepPending } from "./pending";

/** What saving needs of a visitor: an account. What they wanted to save is saved once they have one. */
export function SignInToSave({ software }: { software: { databaseId: string; name: string } }) {
  return <JoinOrLogIn onLeave={() => keepPending({ id: software.databaseId, name: software.name })} />;
}
