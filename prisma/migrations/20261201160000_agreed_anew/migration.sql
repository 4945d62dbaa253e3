-- A later period that its payer chose to pay is an agreement of its own, which can be regretted.
ALTER TABLE "Subscription" ADD COLUMN "renewedAt" TIMESTAMPTZ(3);
