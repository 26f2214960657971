import { builder } from "./builder.ts";
import { readDirectly } from "./direct-reads.ts";
import "./types/account.ts";
import "./types/admin-audit.ts";
import "./types/category.ts";
import "./types/company.ts";
import "./types/company-claims.ts";
import "./types/company-keeping.ts";
import "./types/company-members.ts";
import "./types/connections.ts";
import "./types/discovery.ts";
import "./types/lead.ts";
import "./types/lead-keeping.ts";
import "./types/list.ts";
import "./types/list-keeping.ts";
import "./types/mail-preferences.ts";
import "./types/provider-sign-in.ts";
import "./types/review.ts";
import "./types/review-answer.ts";
import "./types/review-verification.ts";
import "./types/review-opinions.ts";
import "./types/review-own.ts";
import "./types/review-writing.ts";
import "./types/software.ts";
import "./types/software-keeping.ts";
import "./types/user.ts";

/** The schema that every door serves. */
export const schema = readDirectly(builder.toSchema());
