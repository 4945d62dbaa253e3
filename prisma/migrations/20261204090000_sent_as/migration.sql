-- What a sender called a photograph or a family's file, so that one sent again is known.
-- AlterTable
ALTER TABLE "StonePhoto" ADD COLUMN     "sentAs" UUID;

-- AlterTable
ALTER TABLE "TreeImport" ADD COLUMN     "sentAs" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "StonePhoto_sentAs_key" ON "StonePhoto"("sentAs");

-- CreateIndex
CREATE UNIQUE INDEX "TreeImport_sentAs_key" ON "TreeImport"("sentAs");
