-- Lines that rules or a model wrote and that are not in the song any more.
-- AlterTable
ALTER TABLE "Song" ADD COLUMN     "earlier" JSONB;
