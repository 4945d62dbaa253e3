-- Music, songs from a life story, and the ledger of what was made of a family's material.
-- CreateEnum
CREATE TYPE "MadeKind" AS ENUM ('song_words', 'song_melody', 'song_voice', 'moving_greeting', 'portrait_motion');

-- CreateEnum
CREATE TYPE "MadeBy" AS ENUM ('rules', 'model');

-- CreateEnum
CREATE TYPE "MusicSource" AS ENUM ('upload', 'recording', 'song');

-- CreateEnum
CREATE TYPE "MusicRights" AS ENUM ('own_recording', 'own_work', 'licence', 'free');

-- CreateEnum
CREATE TYPE "SongForm" AS ENUM ('hymn', 'ballad', 'lullaby');

-- CreateEnum
CREATE TYPE "SongStatus" AS ENUM ('draft', 'rendering', 'ready', 'failed');

-- AlterEnum
ALTER TYPE "MediaKind" ADD VALUE 'music';

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "loudness" INTEGER,
ADD COLUMN     "peak" INTEGER;

-- AlterTable
ALTER TABLE "Memorial" ADD COLUMN     "motionOffAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "MadeWork" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "kind" "MadeKind" NOT NULL,
    "madeBy" "MadeBy" NOT NULL,
    "songId" UUID,
    "mediaId" UUID,
    "title" VARCHAR(200) NOT NULL,
    "askedById" UUID,
    "askedByName" VARCHAR(120) NOT NULL,
    "purpose" VARCHAR(300) NOT NULL,
    "sources" JSONB NOT NULL,
    "provider" VARCHAR(60),
    "model" VARCHAR(120),
    "settings" JSONB NOT NULL,
    "consent" VARCHAR(1000),
    "consentById" UUID,
    "consentByName" VARCHAR(120),
    "consentAt" TIMESTAMPTZ(3),
    "providerRef" VARCHAR(200),
    "approvedById" UUID,
    "approvedByName" VARCHAR(120),
    "approvedAt" TIMESTAMPTZ(3),
    "withdrawnById" UUID,
    "withdrawnByName" VARCHAR(120),
    "withdrawnAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MadeWork_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderCost" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "memorialId" UUID,
    "provider" VARCHAR(60) NOT NULL,
    "purpose" VARCHAR(40) NOT NULL,
    "amountOere" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProviderCost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MusicPiece" (
    "mediaId" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "source" "MusicSource" NOT NULL,
    "songId" UUID,
    "rights" "MusicRights",
    "licence" VARCHAR(120),
    "rightsAt" TIMESTAMPTZ(3),
    "rightsById" UUID,
    "rightsByName" VARCHAR(120),
    "isShown" BOOLEAN NOT NULL DEFAULT true,
    "isTop" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MusicPiece_pkey" PRIMARY KEY ("mediaId")
);

-- CreateTable
CREATE TABLE "Song" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "title" VARCHAR(140) NOT NULL,
    "form" "SongForm" NOT NULL,
    "mood" VARCHAR(20) NOT NULL,
    "instrument" VARCHAR(20) NOT NULL,
    "seed" INTEGER NOT NULL,
    "sentences" JSONB NOT NULL,
    "verses" JSONB NOT NULL,
    "score" JSONB,
    "status" "SongStatus" NOT NULL DEFAULT 'draft',
    "progress" SMALLINT NOT NULL DEFAULT 0,
    "failure" VARCHAR(40),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "madeOf" INTEGER,
    "storageKey" VARCHAR(120),
    "durationSeconds" INTEGER,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Song_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MadeWork_memorialId_id_idx" ON "MadeWork"("memorialId", "id" DESC);

-- CreateIndex
CREATE INDEX "MadeWork_songId_idx" ON "MadeWork"("songId");

-- CreateIndex
CREATE INDEX "MadeWork_mediaId_idx" ON "MadeWork"("mediaId");

-- CreateIndex
CREATE INDEX "ProviderCost_userId_createdAt_idx" ON "ProviderCost"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "ProviderCost_createdAt_idx" ON "ProviderCost"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "MusicPiece_songId_key" ON "MusicPiece"("songId");

-- CreateIndex
CREATE INDEX "MusicPiece_memorialId_idx" ON "MusicPiece"("memorialId");

-- CreateIndex
CREATE UNIQUE INDEX "Song_storageKey_key" ON "Song"("storageKey");

-- CreateIndex
CREATE INDEX "Song_memorialId_id_idx" ON "Song"("memorialId", "id" DESC);

-- AddForeignKey
ALTER TABLE "MadeWork" ADD CONSTRAINT "MadeWork_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MadeWork" ADD CONSTRAINT "MadeWork_songId_fkey" FOREIGN KEY ("songId") REFERENCES "Song"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MadeWork" ADD CONSTRAINT "MadeWork_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MusicPiece" ADD CONSTRAINT "MusicPiece_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MusicPiece" ADD CONSTRAINT "MusicPiece_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MusicPiece" ADD CONSTRAINT "MusicPiece_songId_fkey" FOREIGN KEY ("songId") REFERENCES "Song"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Song" ADD CONSTRAINT "Song_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One piece at most stands at the top of a page.
CREATE UNIQUE INDEX "MusicPiece_top" ON "MusicPiece"("memorialId") WHERE "isTop";
