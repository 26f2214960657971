import { hashPassword } from "../../api/src/auth/passwords.ts";
import type { Database } from "../../api/src/database/client/open.ts";
import { recomputeCounters } from "../../api/src/domain/counters/recompute.ts";

/** The author of everything here, as they sign in. */
export const author = { email: "moderated@example.com", password: "correct horse" };

/** Titles of the reviews, newest first. */
export const titles = { hidden: "<b>أسوأ برنامج</b> 🤬", changed: "Changed my mind" } as const;

/** A user with a hidden review and an edited one, both with difficult text, of software without a logo. */
export async function setUp({ prisma }: Pick<Database, "prisma">): Promise<void> {
  const user = await prisma.user.create({
    data: {
      email: author.email,
      emailKey: author.email,
      passwordHash: await hashPassword(author.password),
      firstName: "Mo",
      lastName: "Derated",
      isEmailVerified: true,
    },
  });
  const named = (name: string) => ({ name, slug: name.toLowerCase(), sortName: name.toLowerCase() });
  const { id: categoryId } = await prisma.category.create({
    data: { ...named("Tools"), categoryType: "software" },
  });
  const software = (name: string) => ({
    create: {
      ...named(name),
      searchText: name,
      category: { connect: { id: categoryId } },
      categories: { create: { categoryId } },
    },
  });
  const paragraph = "It is slow, and nobody answers. ".repeat(31).trim();
  await prisma.review.create({
    data: {
      rating: 2,
      title: titles.changed,
      content: Array.from({ length: 5 }, () => paragraph).join("\n\n"),
      pros: ["Small"],
      editedAt: new Date("2026-05-02T10:00:00Z"),
      createdAt: new Date("2026-04-01T10:00:00Z"),
      user: { connect: { id: user.id } },
      software: software("Murmur"),
      revisions: {
        create: {
          rating: 5,
          title: "Loved it",
          content: "At first.",
          createdAt: new Date("2026-05-02T10:00:00Z"),
        },
      },
    },
  });
  await prisma.review.create({
    data: {
      rating: 1,
      title: titles.hidden,
      content: "مدير الدعم اسمه فلان.",
      status: "hidden",
      hiddenReason: "It names a colleague.\n\nPlease take the name out.",
      createdAt: new Date("2026-06-01T10:00:00Z"),
      user: { connect: { id: user.id } },
      software: software("Supercalifragilisticexpialidociousnessmanagement"),
    },
  });
  await prisma.$transaction(recomputeCounters);
}
