-- DropTable
DROP TABLE "job";
