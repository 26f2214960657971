import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";
import { createLimits, type LimitKey, limitTable, noLimits } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { secretIn, testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { sweepCompanies } from "./sweep.ts";

const database = testDatabase();
const companies = testCompanies(database);
const { send, somebody, found, mail } = companies;
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const daysLater = (days: number) => new Date(worldNow.getTime() + days * dayMs);
const expired = { __typename: "ValidationError", message: "Invalid or expired verification token" };
const lastOwner = {
  __typename: "ConflictError",
  message: "A company needs an owner. Make someone else an owner first, or delete the company instead.",
};
const rolesIn = async (companyId: string) =>
  (await database.prisma.companyMember.findMany({ where: { companyId } })).map(({ role }) => role).sort();

/** A company with an owner and an editor. */
async function team() {
  const [owner, editor] = [await somebody(), await somebody()];
  const databaseId = await found({ [owner.id]: "owner", [editor.id]: "editor" });
  return { owner, editor, databaseId };
}
const invite = (viewer: Viewer | null, databaseId: string, email: string, role = "EDITOR") =>
  send(viewer, "inviteMember", { databaseId, email, role });
/** The secret of a mailed invitation. */
async function invited(owner: Viewer, databaseId: string, email: string, role = "EDITOR") {
  await invite(owner, databaseId, email, role);
  const { id } = await database.prisma.companyInvitation.findFirstOrThrow({
    where: { companyId: databaseId, emailKey: email.toLowerCase() },
  });
  return { id, secret: secretIn(await mail({ mail: "invite-member", invitationId: id })) };
}
const accept = (viewer: Viewer | null, token: string) => send(viewer, "acceptInvitation", { token });

describe("the members of a company", () => {
  test("see each other's names; owners and administrators see addresses; others see nobody", async () => {
    const { northwind } = world.companies;
    const { owner, user, admin } = viewersOf(world);
    const editor = { id: world.users.editor, isAdmin: false, isEmailVerified: true };
    await invite(owner, northwind, "new@northwind.example");
    const seen = async (viewer: Viewer | null) => {
      const { members, invitations } = await companies.company(viewer, northwind);
      return {
        members: members.map(({ displayName, email, role }) => [displayName, email, role]),
        invitations: invitations.map(({ email, role, isExpired }) => [email, role, isExpired]),
      };
    };
    const all = {
      members: [
        ["Otto Owner", "owner@northwind.example", "OWNER"],
        ["Edda Editor", "editor@northwind.example", "EDITOR"],
      ],
      invitations: [["new@northwind.example", "EDITOR", false]],
    };
    expect(await seen(owner)).toEqual(all);
    expect(await seen(admin)).toEqual(all);
    expect(await seen(editor)).toEqual({
      members: [
        ["Otto Owner", null, "OWNER"],
        ["Edda Editor", "editor@northwind.example", "EDITOR"],
      ],
      invitations: [],
    });
    for (const viewer of [user, null]) expect(await seen(viewer)).toEqual({ members: [], invitations: [] });
  });

  test("are changed and removed by owners and administrators alone", { tags: ["6.owner.5"] }, async () => {
    const { owner, editor, databaseId } = await team();
    const { user, admin } = viewersOf(world);
    const member = { databaseId, userId: editor.id };
    for (const viewer of [user, editor])
      await expect(send(viewer, "changeMember", { ...member, role: "OWNER" })).rejects.toThrow("Forbidden");
    await expect(send(user, "removeMember", member)).rejects.toThrow("Forbidden");
    await expect(send(editor, "removeMember", { databaseId, userId: owner.id })).rejects.toThrow("Forbidden");
    await send(owner, "changeMember", { ...member, role: "OWNER" });
    expect(await rolesIn(databaseId)).toEqual(["owner", "owner"]);
    await send(admin, "changeMember", { ...member, role: "EDITOR" });
    await send(owner, "removeMember", member);
    expect(await rolesIn(databaseId)).toEqual(["owner"]);
    await expect(send(owner, "removeMember", member)).rejects.toThrow("Member not found");
    await expect(send(owner, "changeMember", { ...member, role: "OWNER" })).rejects.toThrow(
      "Member not found",
    );
  });

  test("may leave, and have no say from then on", async () => {
    const { editor, databaseId } = await team();
    const left = await send(editor, "removeMember", { databaseId, userId: editor.id });
    expect(left.company).toMatchObject({ viewerRole: null, isClaimed: true });
    await expect(invite(editor, databaseId, "x@people.example")).rejects.toThrow("Forbidden");
  });

  test("the last owner can neither leave, be removed nor become an editor, by nobody's hand", {
    tags: ["6.owner.10"],
  }, async () => {
    const { owner, databaseId } = await team();
    const member = { databaseId, userId: owner.id };
    for (const viewer of [owner, viewersOf(world).admin]) {
      expect(await send(viewer, "removeMember", member)).toMatchObject(lastOwner);
      expect(await send(viewer, "changeMember", { ...member, role: "EDITOR" })).toMatchObject(lastOwner);
    }
    expect(await rolesIn(databaseId)).toEqual(["editor", "owner"]);
  });

  test("an owner whose account is suspended keeps nothing: the other one stays", async () => {
    const { owner, editor, databaseId } = await team();
    await send(owner, "changeMember", { databaseId, userId: editor.id, role: "OWNER" });
    await database.prisma.user.update({ where: { id: editor.id }, data: { suspendedAt: worldNow } });
    expect(await send(owner, "removeMember", { databaseId, userId: owner.id })).toMatchObject(lastOwner);
    expect((await send(owner, "removeMember", { databaseId, userId: editor.id })).__typename).toBe(
      "CompanySaved",
    );
  });

  test("are changed by administrators on the record, and by their own owners without one", async () => {
    const { owner, editor, databaseId } = await team();
    const { admin } = viewersOf(world);
    const logged = async () =>
      (
        await database.prisma.auditEntry.findMany({
          where: { subjectId: databaseId },
          orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        })
      ).map(({ action }) => action);
    const member = { databaseId, userId: editor.id };
    await send(owner, "changeMember", { ...member, role: "OWNER" });
    await invite(owner, databaseId, "quiet@people.example");
    expect(await logged()).toEqual([]);
    await send(admin, "changeMember", { ...member, role: "EDITOR" });
    await send(admin, "removeMember", member);
    const { id } = await invited(admin, databaseId, "logged@people.example");
    await send(admin, "resendInvitation", { databaseId: id });
    await send(admin, "revokeInvitation", { databaseId: id });
    expect(await logged()).toEqual([
      "member.change",
      "member.remove",
      "member.invite",
      "member.invite",
      "member.remove",
    ]);
    const entries = await database.prisma.auditEntry.findMany({ where: { subjectId: databaseId } });
    expect(JSON.stringify(entries)).not.toContain("people.example");
  });

  test("are changed by administrators who are members too on the record, and counted as their other changes", async () => {
    const { owner, editor, databaseId } = await team();
    const { admin } = viewersOf(world);
    await database.prisma.companyMember.create({
      data: { companyId: databaseId, userId: admin.id, role: "owner" },
    });
    const spent: string[] = [];
    const limits = { ...noLimits, spend: async ([limit]: LimitKey) => void spent.push(limit) };
    const { services } = testServices({ limits });
    const member = { databaseId, userId: editor.id };
    await send(owner, "changeMember", { ...member, role: "OWNER" }, services);
    await send(admin, "changeMember", { ...member, role: "EDITOR" }, services);
    await send(admin, "removeMember", member, services);
    expect(spent).toEqual(["company-changes:user", "admin-changes:user", "admin-changes:user"]);
    const entries = await database.prisma.auditEntry.findMany({ where: { subjectId: databaseId } });
    expect(entries.map(({ action }) => action).sort()).toEqual(["member.change", "member.remove"]);
  });

  test("of twenty owners who all go at once, one stays", {
    tags: ["6.owner.10"],
  }, async () => {
    const owners = await Promise.all(Array.from({ length: 20 }, () => somebody()));
    const databaseId = await found(Object.fromEntries(owners.map(({ id }) => [id, "owner" as const])));
    const answers = await Promise.all(
      owners.map((owner, index) =>
        index % 2 === 0
          ? send(owner, "removeMember", { databaseId, userId: owner.id })
          : send(owner, "changeMember", { databaseId, userId: owner.id, role: "EDITOR" }),
      ),
    );
    expect(answers.filter(({ __typename }) => __typename === "ConflictError")).toHaveLength(1);
    expect((await rolesIn(databaseId)).filter((role) => role === "owner")).toHaveLength(1);
  });

  test("a member who was just removed cannot remove others", async () => {
    const { owner, editor, databaseId } = await team();
    await send(owner, "changeMember", { databaseId, userId: editor.id, role: "OWNER" });
    const answers = await Promise.allSettled([
      send(owner, "removeMember", { databaseId, userId: editor.id }),
      send(editor, "removeMember", { databaseId, userId: owner.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await rolesIn(databaseId)).toEqual(["owner"]);
  });
});

describe("an invitation", () => {
  test("makes the account with that address a member, once, and verifies the address", async () => {
    const { owner, databaseId } = await team();
    const { secret } = await invited(owner, databaseId, "Nadia@people.example", "OWNER");
    const nadia = await somebody("nadia@people.example", false);
    const answer = await accept(nadia, secret);
    expect(answer).toMatchObject({
      __typename: "CompanySaved",
      company: { databaseId, viewerRole: "OWNER" },
    });
    expect((await database.prisma.user.findUniqueOrThrow({ where: { id: nadia.id } })).isEmailVerified).toBe(
      true,
    );
    expect((await companies.company(owner, databaseId)).invitations).toEqual([]);
    expect(await accept(nadia, secret)).toMatchObject(expired);
  });

  test("has what its guest said of the company's software looked at", async () => {
    const { northwind } = world.companies;
    const guest = await somebody("guest@people.example");
    const { id } = await database.prisma.review.create({
      data: {
        userId: guest.id,
        softwareId: world.software.beacon,
        rating: 5,
        title: "Good",
        content: "Good.",
      },
    });
    const { secret } = await invited(viewersOf(world).owner, northwind, "guest@people.example");
    await accept(guest, secret);
    expect(await database.prisma.reviewFlag.findMany({ where: { reviewId: id } })).toMatchObject([
      { kind: "own-company", status: "open", evidence: {} },
    ]);
  });

  test("to be an editor takes nothing from a guest who has become an owner since", async () => {
    const { owner, databaseId } = await team();
    const { secret } = await invited(owner, databaseId, "risen@people.example", "EDITOR");
    const risen = await somebody("risen@people.example");
    const member = { companyId: databaseId, userId: risen.id, role: "owner" };
    await database.prisma.companyMember.create({ data: member });
    expect((await accept(risen, secret)).company?.viewerRole).toBe("OWNER");
  });

  test("is for nobody else, and stays good for whom it is", async () => {
    const { owner, databaseId } = await team();
    const { secret } = await invited(owner, databaseId, "meant@people.example");
    const other = await somebody();
    expect(await accept(other, secret)).toMatchObject({
      __typename: "ConflictError",
      message:
        "This invitation is for meant@people.example. Please sign in with that address, or ask an owner to invite your current one.",
    });
    await expect(accept(null, secret)).rejects.toThrow("Unauthorized");
    const meant = await somebody("meant@people.example");
    expect((await accept(meant, secret)).company?.viewerRole).toBe("EDITOR");
  });

  test("is shown with its link, until it expires or is revoked", async () => {
    const { owner, databaseId } = await team();
    const { id, secret } = await invited(owner, databaseId, "told@people.example");
    const shownInvitation = async (token: string) =>
      (
        await read<{ invitation: object | null }>(
          database,
          "query($token: String!) { invitation(token: $token) { email role company { name } } }",
          { token },
        )
      ).invitation;
    expect(await shownInvitation(secret)).toEqual({
      email: "told@people.example",
      role: "EDITOR",
      company: { name: "Kiln" },
    });
    expect(await shownInvitation("other")).toBeNull();
    await send(owner, "revokeInvitation", { databaseId: id });
    expect(await shownInvitation(secret)).toBeNull();
    expect(await accept(await somebody("told@people.example"), secret)).toMatchObject(expired);
    expect(await mail({ mail: "invite-member", invitationId: id })).toBeUndefined();
  });

  test("is over after seven days; sent again it is good for seven more", async () => {
    const { owner, databaseId } = await team();
    const { id, secret } = await invited(owner, databaseId, "late@people.example");
    await database.prisma.companyInvitation.update({ where: { id }, data: { expiresAt: daysLater(0) } });
    expect((await companies.company(owner, databaseId)).invitations).toMatchObject([{ isExpired: true }]);
    const late = await somebody("late@people.example");
    expect(await accept(late, secret)).toMatchObject(expired);
    const { services, jobs } = testServices();
    await send(owner, "resendInvitation", { databaseId: id }, services);
    expect(jobs).toEqual([{ kind: "mail", data: { mail: "invite-member", invitationId: id } }]);
    const again = await database.prisma.companyInvitation.findUniqueOrThrow({ where: { id } });
    expect(again.expiresAt).toEqual(daysLater(7));
    expect((await accept(late, secretIn(await mail(jobs[0]?.data as never)))).__typename).toBe(
      "CompanySaved",
    );
  });

  test("is the owners' to send, to send again and to take back", async () => {
    const { owner, editor, databaseId } = await team();
    const { id } = await invited(owner, databaseId, "guest@people.example");
    const stranger = await somebody();
    for (const viewer of [editor, stranger]) {
      await expect(invite(viewer, databaseId, "x@people.example")).rejects.toThrow("Forbidden");
      await expect(send(viewer, "resendInvitation", { databaseId: id })).rejects.toThrow("Forbidden");
      await expect(send(viewer, "revokeInvitation", { databaseId: id })).rejects.toThrow("Forbidden");
    }
    for (const name of ["resendInvitation", "revokeInvitation"] as const)
      await expect(send(owner, name, { databaseId })).rejects.toThrow("Invitation not found");
  });

  test("is answered alike whether or not the address has an account; its token is kept hashed", async () => {
    const { owner, databaseId } = await team();
    await somebody("known@people.example");
    const known = await invite(owner, databaseId, "known@people.example");
    expect(await invite(owner, databaseId, "unknown@people.example")).toEqual(known);
    const { secret } = await invited(owner, databaseId, "secret@people.example");
    const kept = JSON.stringify(await database.prisma.oneTimeToken.findMany());
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain("people.example");
  });

  test("is sent by nobody whose own address is not proved", async () => {
    const unproved = await somebody(undefined, false);
    const databaseId = await found({ [unproved.id]: "owner" });
    const refused = {
      __typename: "ConflictError",
      message: "Please verify the email address of your account first. Then you can invite others.",
    };
    expect(await invite(unproved, databaseId, "stranger@people.example")).toMatchObject(refused);
    const { id } = await database.prisma.companyInvitation.create({
      data: {
        companyId: databaseId,
        email: "s@people.example",
        emailKey: "s@people.example",
        role: "editor",
        expiresAt: daysLater(7),
      },
    });
    expect(await send(unproved, "resendInvitation", { databaseId: id })).toMatchObject(refused);
  });

  test("reaches an address that does not come three times a week, whichever company invites it", async () => {
    const limits = createLimits(createRateLimiter(database.pool, limitTable));
    const { services } = testServices({ limits });
    const email = "busy@people.example";
    const input = async () => {
      const owner = await somebody();
      const databaseId = await found({ [owner.id]: "owner" });
      return [owner, "inviteMember", { databaseId, email, role: "EDITOR" }, services] as const;
    };
    for (const times of [3, 2]) {
      for (let time = 0; time < times; time++) await send(...(await input()));
      if (times === 2) break;
      await expect(send(...(await input()))).rejects.toThrow("Too many");
      // Whoever comes wants to be asked.
      const { id } = await database.prisma.companyInvitation.findFirstOrThrow({ where: { emailKey: email } });
      const secret = secretIn(await mail({ mail: "invite-member", invitationId: id }));
      const busy = await somebody(email);
      await limits.clear(["mail:account", email]);
      expect((await send(busy, "acceptInvitation", { token: secret }, services)).__typename).toBe(
        "CompanySaved",
      );
    }
  });

  test("names the company only where an administrator was sure of it", async () => {
    const { owner, databaseId } = await team();
    await invite(owner, databaseId, "named@people.example");
    const { id } = await database.prisma.companyInvitation.findFirstOrThrow({
      where: { companyId: databaseId },
    });
    const text = async () => (await mail({ mail: "invite-member", invitationId: id }))?.text;
    expect(await text()).toContain("An owner of a company invites you");
    await database.prisma.company.update({ where: { id: databaseId }, data: { isVerified: true } });
    expect(await text()).toContain("An owner of Kiln invites you");
  });

  test("again to one address is the same one, with the role said last; members are not invited", async () => {
    const { owner, databaseId } = await team();
    await invite(owner, databaseId, "twice@people.example");
    await invite(owner, databaseId, "TWICE@people.example", "OWNER");
    expect((await companies.company(owner, databaseId)).invitations).toMatchObject([{ role: "OWNER" }]);
    const { members } = await companies.company(owner, databaseId);
    expect(await invite(owner, databaseId, String(members[0]?.email))).toMatchObject({
      __typename: "ConflictError",
      message: "This person is already a member",
    });
    expect(await invite(owner, databaseId, "nobody")).toMatchObject({
      fields: [{ path: "email", message: "Please enter a valid email address" }],
    });
  });

  test("goes with the owner who sent it", async () => {
    const { owner, editor, databaseId } = await team();
    await send(owner, "changeMember", { databaseId, userId: editor.id, role: "OWNER" });
    const { secret } = await invited(editor, databaseId, "friend@people.example", "OWNER");
    await invite(owner, databaseId, "kept@people.example");
    await send(owner, "removeMember", { databaseId, userId: editor.id });
    expect(await accept(await somebody("friend@people.example"), secret)).toMatchObject(expired);
    expect((await companies.company(owner, databaseId)).invitations).toMatchObject([
      { email: "kept@people.example" },
    ]);
  });

  test("finds room: fifty members with those who are invited", async () => {
    const owner = await somebody();
    const databaseId = await found({ [owner.id]: "owner" });
    const expiresAt = daysLater(7);
    await database.prisma.companyInvitation.createMany({
      data: Array.from({ length: 49 }, (_, n) => {
        const email = `guest${n}@people.example`;
        return { companyId: databaseId, email, emailKey: email, role: "editor", expiresAt };
      }),
    });
    expect((await invite(owner, databaseId, "one.more@people.example")).__typename).toBe("ConflictError");
    expect((await invite(owner, databaseId, "guest7@people.example")).__typename).toBe("CompanySaved");
  });

  test("is swept a week after it was over", async () => {
    const { owner, databaseId } = await team();
    await invite(owner, databaseId, "swept@people.example");
    const count = () => database.prisma.companyInvitation.count({ where: { companyId: databaseId } });
    await transaction(database, (tx) => sweepCompanies(tx, daysLater(13)));
    expect(await count()).toBe(1);
    await transaction(database, (tx) => sweepCompanies(tx, daysLater(14)));
    expect(await count()).toBe(0);
  });
});
