-- AlterEnum
ALTER TYPE "PieceEventKind" ADD VALUE 'text_agreed';
ALTER TYPE "PieceEventKind" ADD VALUE 'photo_skipped';
ALTER TYPE "PieceEventKind" ADD VALUE 'passed';

-- AlterTable
ALTER TABLE "ProductionBatch" ADD COLUMN "receivedAt" TIMESTAMPTZ(3),
ADD COLUMN "receivedById" UUID,
ADD COLUMN "receivedByName" VARCHAR(120);

-- AlterTable: pieces that wait for the packer go back to the check, where their text is compared first.
ALTER TABLE "ProductionPiece" ADD COLUMN "options" JSONB,
ADD COLUMN "passedAt" TIMESTAMPTZ(3),
ADD COLUMN "textAgreedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "StonePhoto" ADD COLUMN "lettering" JSONB;
