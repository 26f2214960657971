export { t as clamp, n as firstDay, r as lastDay, i as moment, a as reviewsOf, o as subRatings, s as usedForOf } from "./reviews-D8H68LSv.js";
