export { t as companyRow, n as demoCatalogue, r as listed, i as plainCategoryRow, a as readDemo, o as readVocabularies, s as readVoices, c as softwareRows } from "./catalogue-B0mVh-mQ.js";
