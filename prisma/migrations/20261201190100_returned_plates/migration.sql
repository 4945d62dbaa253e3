-- When a family's own plate went back after its engraving was regretted or cancelled, or was found never to have come.
ALTER TABLE "ShopOrder" ADD COLUMN "plateBackAt" TIMESTAMPTZ(3);
