-- CreateTable
CREATE TABLE "view_visit" (
    "day" DATE NOT NULL,
    "mac" BYTEA NOT NULL,

    CONSTRAINT "view_visit_pkey" PRIMARY KEY ("day","mac")
);
