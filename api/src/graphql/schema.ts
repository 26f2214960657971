import { builder } from "./builder.ts";
import { readDirectly } from "./direct-reads.ts";
import "./types/account.ts";
import "./types/admin-audit.ts";
import "./types/admin-reviews.ts";
import "./types/category.ts";
import "./types/company.ts";
import "./types/company-keeping.ts";
import "./types/connections.ts";
import "./types/discovery.ts";
import "./types/list.ts";
import "./types/list-keeping.ts";
import "./types/provider-sign-in.ts";
import "./types/review.ts";
import "./types/review-verification.ts";
import "./types/review-opinions.ts";
import "./types/review-own.ts";
import "./types/review-writing.ts";
import "./types/software.ts";
import "./types/user.ts";

/** The schema that every door serves. */
export const schema = readDirectly(builder.toSchema());
