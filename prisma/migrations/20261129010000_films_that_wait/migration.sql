-- A film that we draw for a visitor may wait until the family asks for it.
-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "processingSince" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
