-- CreateEnum
CREATE TYPE "DateQualifier" AS ENUM ('about', 'before', 'after', 'decade');

-- AlterTable
ALTER TABLE "Memorial" ADD COLUMN     "bornQualifier" "DateQualifier",
ADD COLUMN     "diedQualifier" "DateQualifier";

-- AlterTable
ALTER TABLE "PreparedPage" ADD COLUMN     "bornQualifier" "DateQualifier",
ADD COLUMN     "diedQualifier" "DateQualifier";

-- AlterTable
ALTER TABLE "TimelineEvent" ADD COLUMN     "qualifier" "DateQualifier";
