import { sql } from "../../database/query/sql.ts";
import type { LeadKind } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";

/** The latest of what each review said before. */
const maxRevisions = 100;
/** Maximum number of leads, newest first. Leads are deleted after a year. */
const maxLeads = 1_000;

/**
 * All data stored about a user, for the user, without secrets that would allow signing in. Bounded by what one person has
 * written.
 */
export async function exportData({ prisma }: Pick<ReadContext, "prisma">, userId: string) {
  const { passwordHash, emailKey, reviews, hiddenReviewTombstones, ...account } =
    await prisma.user.findUniqueOrThrow({
      where: { id: userId },
      // Named one by one: a column that is added later is exported only by a decision.
      select: {
        id: true,
        email: true,
        emailKey: true,
        passwordHash: true,
        provider: true,
        firstName: true,
        lastName: true,
        designation: true,
        companyName: true,
        companyUrl: true,
        companyLocation: true,
        profileImageUrl: true,
        isEmailVerified: true,
        isAdmin: true,
        suspendedAt: true,
        createdAt: true,
        updatedAt: true,
        sessions: { select: { userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true } },
        twoStep: { select: { createdAt: true } },
        knownDevices: { select: { createdAt: true, expiresAt: true } },
        memberships: {
          select: { role: true, createdAt: true, company: { select: { name: true, slug: true } } },
        },
        reviews: {
          omit: { userId: true, catalogKey: true, verifiedBy: true, isHeld: true },
          include: {
            revisions: { orderBy: { createdAt: "desc" }, take: maxRevisions },
            software: { select: { name: true, slug: true, isActive: true } },
            workAddress: { select: { email: true, createdAt: true } },
            features: { select: { featureId: true, has: true } },
            proof: { select: { kind: true, format: true, size: true, createdAt: true } },
            products: {
              select: { kind: true, softwareId: true, software: { select: { name: true, isActive: true } } },
            },
          },
        },
        votes: { select: { reviewId: true, createdAt: true } },
        reports: { select: { reviewId: true, reason: true, details: true, status: true, createdAt: true } },
        answers: { select: { reviewId: true, content: true, createdAt: true, updatedAt: true } },
        hiddenReviewTombstones: { select: { softwareId: true, reason: true, createdAt: true } },
        invitedFor: { select: { softwareId: true } },
        firstSaves: { select: { softwareId: true, createdAt: true } },
        lists: {
          omit: { shareHash: true },
          include: { items: { omit: { listId: true }, orderBy: { position: "asc" } } },
        },
        claims: {
          select: {
            companyId: true,
            status: true,
            domain: true,
            email: true,
            createdAt: true,
            decidedAt: true,
          },
        },
        invitations: { select: { companyId: true, email: true, role: true, createdAt: true } },
        optOuts: { select: { kind: true, createdAt: true } },
        pictures: { select: { id: true, width: true, height: true, createdAt: true } },
        suggestedProducts: {
          select: {
            name: true,
            websiteUrl: true,
            description: true,
            category: { select: { name: true, slug: true } },
            review: true,
            status: true,
            reason: true,
            message: true,
            reviewProblem: true,
            createdAt: true,
            decidedAt: true,
          },
        },
        webhooks: {
          select: {
            url: true,
            description: true,
            events: true,
            state: true,
            createdAt: true,
            updatedAt: true,
          },
        },
        apiTokens: {
          select: { name: true, scopes: true, createdAt: true, lastUsedAt: true, expiresAt: true },
        },
      },
    });
  // Data found by e-mail address belongs only to the account that has verified it.
  const proved = account.isEmailVerified ? emailKey : null;
  const [leads, invitationsReceived] = proved
    ? await Promise.all([leadsFrom(prisma, proved), invitationsOf(prisma, proved)])
    : [[], []];
  return {
    ...account,
    // The name of a Draft is known to its company only.
    reviews: reviews.map(({ software: { isActive, ...software }, products, ...review }) => ({
      ...review,
      software: isActive ? software : null,
      namedProducts: products.map(({ kind, softwareId, software: named }) => ({
        kind,
        softwareId,
        name: named.isActive ? named.name : null,
      })),
    })),
    deletedHiddenReviews: hiddenReviewTombstones,
    hasPassword: passwordHash !== null,
    leads,
    invitationsReceived,
  };
}

/** A lead sent from an address, without the vendor's notes. */
interface SentLead {
  kind: LeadKind;
  name: string;
  email: string;
  companyName: string | null;
  message: string | null;
  companyId: string | null;
  softwareId: string | null;
  consentedAt: Date;
  createdAt: Date;
}

const leadsFrom = (prisma: ReadContext["prisma"], emailKey: string): Promise<SentLead[]> =>
  prisma.$queryRaw<SentLead[]>(sql`
    select l.kind, l.name, l.email, l.company_name as "companyName", l.message, l.company_id::text as "companyId",
      l.software_id::text as "softwareId", l.consented_at as "consentedAt", l.created_at as "createdAt"
    from lead l where lower(l.email) = ${emailKey} order by l.created_at desc, l.id desc limit ${maxLeads}`);

/** Invitations that wait for an address, or that could still be sent again. */
const invitationsOf = (prisma: ReadContext["prisma"], emailKey: string) =>
  prisma.companyInvitation.findMany({
    where: { emailKey },
    select: { companyId: true, email: true, role: true, expiresAt: true, createdAt: true },
    orderBy: { createdAt: "desc" },
    take: maxLeads,
  });
