-- Engraving a family's own plate is a service: begun at once on request, otherwise when it can no longer be regretted.
ALTER TABLE "ShopOrder" ADD COLUMN "startConsentAt" TIMESTAMPTZ(3);
ALTER TABLE "ShopOrder" ADD COLUMN "startFrom" TIMESTAMPTZ(3);
-- When it came, as the buyer or we said; the time to regret a code runs from then.
ALTER TABLE "ShopOrder" ADD COLUMN "receivedAt" TIMESTAMPTZ(3);
