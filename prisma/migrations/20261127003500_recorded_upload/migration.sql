-- Whether an upload was recorded in the browser: music tells so.
-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "isRecorded" BOOLEAN NOT NULL DEFAULT false;
