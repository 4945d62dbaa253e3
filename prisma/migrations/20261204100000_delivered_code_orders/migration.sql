-- An order of codes alone is done once its files are there; it stood as begun for good.
UPDATE "ResellerOrder" SET "status" = 'shipped'
WHERE "status" = 'accepted' AND NOT "wantsPlaques" AND "deliveredAt" IS NOT NULL;
