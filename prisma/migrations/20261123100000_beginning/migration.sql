-- AlterTable
ALTER TABLE "Memorial" ADD COLUMN     "beginning" VARCHAR(43);

-- CreateIndex
CREATE UNIQUE INDEX "Memorial_beginning_key" ON "Memorial"("beginning");
