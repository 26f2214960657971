import { storedProofs } from "../../domain/ranking/proofs.ts";
import { proofValue } from "../../domain/ranking/weight.ts";
import { organisationsOf } from "../../domain/review/work-domain.ts";
import { searchText } from "../../domain/search-text.ts";
import type { CatalogueRows } from "../../inputs/catalogue.ts";
import { CategoryTree } from "./category-tree.ts";
import type { SetRecord } from "./sets.ts";
import { categoryRecord } from "./write-categories.ts";
import { companyRecord } from "./write-companies.ts";
import { planRecord } from "./write-plans.ts";
import { reviewRecord } from "./write-reviews.ts";
import { softwareRecord } from "./write-software.ts";

/** Reviews that the demo calls verified weigh as those by people at known organisations. */
export const demoTrust = proofValue["known-organisation"];

/** A review's author. Without an e-mail address it is the author of an imported review, identified by the key. */
export interface UserRow {
  key: string;
  email: string | null;
  firstName: string;
  lastName: string;
  designation: string;
  createdAt: string;
}

/** The rows of a catalog that is loaded as a whole: those of the files, and the authors of their reviews. */
export type LoadedRow =
  | { file: "categories"; row: Omit<CatalogueRows["categories"], "isActive"> & { createdAt: string } }
  | { file: "companies"; row: CatalogueRows["companies"] & { createdAt: string } }
  | { file: "software"; row: Omit<CatalogueRows["software"], "tags"> & { createdAt: string } }
  | { file: "plans"; row: CatalogueRows["plans"] }
  | { file: "users"; row: UserRow }
  | { file: "reviews"; row: CatalogueRows["reviews"] & { createdAt: string } };

/** Makes IDs; must be deterministic. */
export type NewId = (createdAt: string) => string;

/** Converts rows to records of the tables, one by one; remembers what later rows refer to. */
export class Records {
  readonly #newId: NewId;
  readonly #tree = new CategoryTree([]);
  readonly #categoryNames = new Map<string, string>();
  /** IDs of features by "category/key". */
  readonly #features = new Map<string, string>();
  readonly #companies = new Map<string, { id: string; name: string }>();
  readonly #software = new Map<string, { id: string; createdAt: string }>();
  readonly #users = new Map<string, string>();
  /** E-mail addresses of users by key; authors of imported reviews have none. */
  readonly #domains = new Map<string, string>();
  readonly #organisations = new Map<string, string>();

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  /** The records of a row. Throws if it refers to a row that did not come before it. */
  of({ file, row }: LoadedRow): SetRecord[] {
    switch (file) {
      case "categories":
        return this.#category(row);
      case "companies":
        return [{ set: "company", record: this.#company(row) }];
      case "software":
        return this.#listing(row);
      case "plans": {
        const { id, createdAt } = known(this.#software, row.softwareSlug, "software");
        return [{ set: "pricing_plan", record: planRecord(this.#newId(createdAt), row, id, undefined) }];
      }
      case "users":
        return [{ set: "app_user", record: this.#user(row) }, ...this.#newOrganisation(row)];
      case "reviews":
        return this.#review(row);
    }
  }

  #category(row: Extract<LoadedRow, { file: "categories" }>["row"]): SetRecord[] {
    const id = this.#newId(row.createdAt);
    if (row.parentSlug !== null && !this.#tree.accepts(row.slug, row.parentSlug))
      throw new Error(`The category "${row.slug}" comes before its parent "${row.parentSlug}".`);
    this.#tree.place(id, row.slug, row.parentSlug);
    this.#categoryNames.set(id, row.name);
    const record = categoryRecord({ ...row, isActive: null }, id, this.#tree);
    const { synonyms } = row;
    const features = (row.comparedFeatures ?? []).map(({ key, name, description }, position): SetRecord => {
      const feature = { id: this.#newId(row.createdAt), category_id: id, key, name, description, position };
      this.#features.set(`${row.slug}/${key}`, feature.id);
      return { set: "feature", record: feature };
    });
    return [
      { set: "category", record: { ...record, created_at: row.createdAt } },
      ...(synonyms?.length
        ? [{ set: "category_synonyms", record: { category_id: id, synonyms } } as const]
        : []),
      ...features,
    ];
  }

  #company(row: Extract<LoadedRow, { file: "companies" }>["row"]): SetRecord["record"] {
    const id = this.#newId(row.createdAt);
    this.#companies.set(row.slug, { id, name: row.name });
    return { ...companyRecord(row, id), created_at: row.createdAt };
  }

  #listing(row: Extract<LoadedRow, { file: "software" }>["row"]): SetRecord[] {
    const id = this.#newId(row.createdAt);
    this.#software.set(row.slug, { id, createdAt: row.createdAt });
    const company = row.companySlug === null ? null : known(this.#companies, row.companySlug, "company");
    const categoryIds = (row.categorySlugs ?? []).map((slug) => {
      const categoryId = this.#tree.idOf(slug);
      if (!categoryId) throw new Error(`The category "${slug}" is not known.`);
      return categoryId;
    });
    const text = searchText({
      name: row.name,
      shortDescription: row.shortDescription,
      features: row.features ?? [],
      company: company?.name ?? null,
      categories: this.#namesAbove(categoryIds),
    });
    const record = softwareRecord(row, id, company?.id ?? null, categoryIds[0] ?? null, text);
    return [
      { set: "software", record },
      ...categoryIds.map((category_id, position): SetRecord => {
        return { set: "software_category", record: { software_id: id, category_id, position } };
      }),
      ...(row.offeredFeatures ?? []).map((name): SetRecord => {
        const feature_id = known(this.#features, name, "feature");
        return { set: "software_feature", record: { software_id: id, feature_id, is_offered: true } };
      }),
      ...(row.screenshots ?? []).map(({ url, caption }, position): SetRecord => {
        const picture = { id: this.#newId(row.createdAt), software_id: id, position, url, caption };
        return { set: "screenshot", record: picture };
      }),
    ];
  }

  /** The names of these categories, then of those one level above, and so on. */
  #namesAbove(categoryIds: readonly string[]): string[] {
    if (categoryIds.length === 0) return [];
    const parents = categoryIds.flatMap((id) => this.#tree.parentOf(id) ?? []);
    return [...categoryIds.map((id) => this.#categoryNames.get(id) ?? ""), ...this.#namesAbove(parents)];
  }

  #user({ key, email, createdAt, ...row }: UserRow): SetRecord["record"] {
    const id = this.#newId(createdAt);
    this.#users.set(key, id);
    if (email !== null) this.#domains.set(key, email.slice(email.indexOf("@") + 1));
    return {
      id,
      catalog_key: email === null ? key : null,
      first_name: row.firstName,
      last_name: row.lastName,
      designation: row.designation,
      email,
      email_key: email,
      is_email_verified: email !== null,
      created_at: createdAt,
    };
  }

  /** The organisation of a user's address, where no earlier user has one there. */
  #newOrganisation({ key, createdAt }: UserRow): SetRecord[] {
    const [domain] = organisationsOf([this.#domains.get(key) ?? null]);
    if (domain === undefined || this.#organisations.has(domain)) return [];
    const id = this.#newId(createdAt);
    this.#organisations.set(domain, id);
    return [{ set: "organisation", record: { id, domain } }];
  }

  /** A review with what it says about features. */
  #review(row: Extract<LoadedRow, { file: "reviews" }>["row"]): SetRecord[] {
    const id = this.#newId(row.createdAt);
    const said = (names: readonly string[] | null, has: boolean) =>
      (names ?? []).map((name): SetRecord => {
        const feature_id = known(this.#features, name, "feature");
        return { set: "review_feature", record: { review_id: id, feature_id, has } };
      });
    return [
      { set: "review", record: this.#reviewRecord(id, row) },
      ...said(row.confirmedFeatures, true),
      ...said(row.deniedFeatures, false),
    ];
  }

  /** Reviews of people with an account are not imported ones: they are verified by a work address. */
  #reviewRecord(id: string, row: Extract<LoadedRow, { file: "reviews" }>["row"]): SetRecord["record"] {
    const { id: softwareId } = known(this.#software, row.softwareSlug, "software");
    known(this.#users, row.authorKey, "user");
    const record = reviewRecord(id, row, softwareId, {
      users: this.#users,
      trust: demoTrust,
    });
    const domain = this.#domains.get(row.authorKey);
    if (domain === undefined) return record;
    const [organisation = ""] = organisationsOf([domain]);
    const organisation_id = this.#organisations.get(organisation) ?? null;
    const verified = row.isVerified
      ? { verified_by: "work_email", work_domain: domain, organisation_id }
      : {};
    const unknown = { import_trust: null, proof_weight: storedProofs.none };
    return { ...record, catalog_key: null, ...unknown, ...verified };
  }
}

function known<Value>(all: ReadonlyMap<string, Value>, key: string, name: string): Value {
  const value = all.get(key);
  if (value === undefined) throw new Error(`The ${name} "${key}" is not known.`);
  return value;
}
