import { c as readBranding } from "./listen-Dk4LqwUl.js";
import { n as isThisMachine } from "./environment-CofZlt-s.js";
import { n as defaultBranding } from "./site-defaults-C4tFnB5H.js";
import "./inputs-B-w6j7sD.js";
// api/src/start/branding.ts
/** Reads the branding, before any other work is done; warns of a public site without a contact. Throws BrandingError. */
function openBranding({ site, publicUrl }, log) {
	const brand = readBranding(site);
	if (brand.contact || publicUrl === void 0 || isThisMachine(publicUrl)) return brand;
	log.warn(`SITE_CONTACT is not set: pages ask visitors to write to ${defaultBranding.contact}, which reaches nobody, and have no contact form.`);
	return {
		...brand,
		given: {
			...brand.given,
			hasContactForm: false
		}
	};
}
export { openBranding as t };
