-- Amounts are int8, as everywhere.
ALTER TABLE "ProviderCost" ALTER COLUMN "amountOere" SET DATA TYPE BIGINT;
