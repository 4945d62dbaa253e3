-- Which finer widths a cover or a portrait exists in, as AVIF and as WebP, and when that was found out.
ALTER TABLE "Media" ADD COLUMN "steps" INTEGER[], ADD COLUMN "stepsAt" TIMESTAMPTZ(3);
ALTER TABLE "MediaVersion" ADD COLUMN "steps" INTEGER[], ADD COLUMN "stepsAt" TIMESTAMPTZ(3);
