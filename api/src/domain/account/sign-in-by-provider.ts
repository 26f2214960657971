import type { Viewer } from "../../auth/auth-context.ts";
import type { IdentityProvider, ProviderIdentity } from "../../auth/google.ts";
import { attemptLifetime, type ProviderAttempt } from "../../auth/provider-attempt.ts";
import { isUniqueViolation, type Transaction, transaction } from "../../database/client/transaction.ts";
import { emailInput, limits, optionalUrl, sameSitePath, tidy } from "../../inputs/index.ts";
import type { LimitKey } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { emailKeyOf, toViewer, viewerColumns } from "./find.ts";
import { measureSignIn } from "./measure-sign-in.ts";
import { revokeUnverifiedAccess } from "./revoke-access.ts";
import { beginChallenge, hasTwoStep, type SignInContext } from "./two-step/challenge.ts";

/** The browser's memory of a sign-in by a provider that is under way. */
export interface AttemptStorage {
  /** Has it carry the attempt until it comes back from the provider. */
  keepAttempt(attempt: ProviderAttempt): void;
  /** The attempt that it carries, which is over by that: the browser forgets it. */
  takeAttempt(): ProviderAttempt | null;
}

/** The provider by whom one can sign in. */
export interface ProviderService {
  /** Null where none is set up. */
  readonly identityProvider: IdentityProvider | null;
}

interface ProviderCommandContext extends SignInContext, ProviderService {
  readonly caller: SignInContext["caller"] & AttemptStorage;
}

/** How a sign-in by a provider ends: nobody is signed in where a code is still needed, or it failed. */
interface ProviderSignIn {
  viewer: Viewer | null;
  needsCode: boolean;
  next: string | null;
}

/** Where to send the browser so that the provider says who it is; null where none is set up, or it cannot be reached. */
export async function beginProviderSignIn(
  { identityProvider, caller, now }: ProviderCommandContext,
  { next }: { next?: string | null | undefined },
): Promise<string | null> {
  const begun = await identityProvider?.begin();
  if (!begun) return null;
  caller.keepAttempt({
    ...begun.secrets,
    // Checked again, because escaping may have made it too long for a cookie.
    next: sameSitePath(next),
    expiresAt: now.getTime() + attemptLifetime,
  });
  return begun.url;
}

/**
 * Completes a sign-in with a provider; returns where to continue. The attempt can be used once, and a session is created only
 * if everything is valid. An account with two-step verification needs a code after it too. Throws RateLimited.
 */
export function signInByProvider(
  context: ProviderCommandContext,
  { parameters }: { parameters: string },
): Promise<ProviderSignIn> {
  return measureSignIn(
    "google",
    () => complete(context, parameters),
    ({ viewer, needsCode }) => (needsCode ? "code-required" : viewer ? "succeeded" : "refused"),
  );
}

async function complete(context: ProviderCommandContext, parameters: string): Promise<ProviderSignIn> {
  const { identityProvider, caller, limits: rateLimits, now } = context;
  const attempt = caller.takeAttempt();
  if (!attempt || !identityProvider) return { viewer: null, needsCode: false, next: null };
  const { next, expiresAt } = attempt;
  if (expiresAt <= now.getTime()) return { viewer: null, needsCode: false, next };
  // Each has us ask the provider.
  const counted: LimitKey = ["sign-in:network", caller.network];
  await rateLimits.spend(counted);
  const identity = await identityProvider.finish(parameters, attempt);
  const viewer = identity && (await viewerOf(context, identity));
  if (viewer) await rateLimits.refund(counted);
  if (!viewer || !(await hasTwoStep(context, viewer.id))) return { viewer, needsCode: false, next };
  await beginChallenge(context, viewer.id);
  return { viewer: null, needsCode: true, next };
}

/** The user of this identity; null if it may not sign in. */
async function viewerOf(context: CommandContext, identity: ProviderIdentity): Promise<Viewer | null> {
  const find = () => transaction(context, (tx) => findOrMake(tx, identity, context.now));
  try {
    return await find();
  } catch (error) {
    if (!isUniqueViolation(error, "email_key") && !isUniqueViolation(error, "google_subject")) throw error;
    // A concurrent request created the account or linked the subject, so it can be found now.
    return await find();
  }
}

const columns = { ...viewerColumns, googleSubject: true, suspendedAt: true } as const;

/** The subject decides; only one that is new is looked up by its address, and that only where the provider has seen it. */
async function findOrMake(tx: Transaction, identity: ProviderIdentity, now: Date): Promise<Viewer | null> {
  const { subject, isEmailVerified } = identity;
  const known = await tx.user.findUnique({ where: { googleSubject: subject }, select: columns });
  if (known) return known.suspendedAt ? null : toViewer(known);
  const { data } = emailInput.safeParse(identity);
  if (!isEmailVerified || !data) return null;
  const emailKey = emailKeyOf(data.email);
  // Of two concurrent links one waits and sees the other.
  await tx.$queryRaw`select id from app_user where email_key = ${emailKey} for update`;
  const account = await tx.user.findUnique({ where: { emailKey }, select: columns });
  if (!account) return make(tx, identity, data.email);
  if (account.suspendedAt) return null;
  if (account.googleSubject !== null) return account.googleSubject === subject ? toViewer(account) : null;
  return link(tx, account, subject, now);
}

/** Links the account. If its address was unverified, someone else may have created it, so all its access is revoked. */
async function link(
  tx: Transaction,
  { id, isEmailVerified: wasProved }: Viewer,
  googleSubject: string,
  now: Date,
): Promise<Viewer> {
  if (!wasProved) await revokeUnverifiedAccess(tx, id, { except: null, now });
  const linked = await tx.user.update({
    where: { id },
    data: { googleSubject, isEmailVerified: true, ...(!wasProved && { passwordHash: null }) },
    select: viewerColumns,
  });
  return toViewer(linked);
}

async function make(tx: Transaction, identity: ProviderIdentity, email: string): Promise<Viewer> {
  const { data: picture } = optionalUrl("Picture").safeParse(identity.picture);
  const made = await tx.user.create({
    data: {
      email,
      emailKey: emailKeyOf(email),
      provider: "google",
      googleSubject: identity.subject,
      isEmailVerified: true,
      firstName: nameOf(identity.givenName),
      lastName: nameOf(identity.familyName),
      profileImageUrl: picture?.toLowerCase().startsWith("https:") ? picture : null,
    },
    select: viewerColumns,
  });
  return toViewer(made);
}

/** A name shortened to what can be stored, because no form can report an error. */
function nameOf(given: string | null): string | null {
  const characters = [...tidy((given ?? "").replaceAll("\0", ""))];
  return tidy(characters.slice(0, limits.personName).join("")) || null;
}
