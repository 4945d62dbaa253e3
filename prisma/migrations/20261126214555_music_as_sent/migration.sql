-- The media type of music as it was sent.
-- AlterTable
ALTER TABLE "MusicPiece" ADD COLUMN     "sentType" VARCHAR(40);
