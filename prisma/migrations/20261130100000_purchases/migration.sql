-- What is owed once, beside its payments and documents (docs/decisions/069).
CREATE TYPE "PurchaseStatus" AS ENUM ('open', 'begun', 'given_up');

CREATE TABLE "Purchase" (
    "id" UUID NOT NULL,
    "subscriptionId" UUID,
    "shopOrderId" UUID,
    "periodFrom" DATE,
    "interval" "PlanInterval",
    "priceOere" BIGINT NOT NULL,
    "deductedOere" BIGINT NOT NULL DEFAULT 0,
    "reckonedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" "PurchaseStatus" NOT NULL DEFAULT 'open',
    "beganAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Purchase_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Purchase_of_one" CHECK (num_nonnulls("subscriptionId", "shopOrderId") = 1),
    CONSTRAINT "Purchase_amounts" CHECK ("deductedOere" >= 0 AND "priceOere" > "deductedOere"),
    CONSTRAINT "Purchase_began" CHECK (("status" = 'begun') = ("beganAt" IS NOT NULL)),
    CONSTRAINT "Purchase_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id")
      ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Purchase_shopOrderId_fkey" FOREIGN KEY ("shopOrderId") REFERENCES "ShopOrder"("id")
      ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "Purchase_subscriptionId_createdAt_idx" ON "Purchase"("subscriptionId", "createdAt");
CREATE INDEX "Purchase_shopOrderId_idx" ON "Purchase"("shopOrderId");
CREATE UNIQUE INDEX "Purchase_period_key" ON "Purchase"("subscriptionId", "periodFrom") NULLS NOT DISTINCT
  WHERE "status" <> 'given_up' AND "subscriptionId" IS NOT NULL;
CREATE UNIQUE INDEX "Purchase_order_key" ON "Purchase"("shopOrderId")
  WHERE "status" <> 'given_up' AND "shopOrderId" IS NOT NULL;

ALTER TABLE "Payment" ADD COLUMN "purchaseId" UUID;
ALTER TABLE "Receivable" ADD COLUMN "purchaseId" UUID;

-- The day of the period that a document or a payment was for; null for the first and for an order.
CREATE TEMP TABLE of_document AS
  SELECT r."invoiceId", r."subscriptionId", r."shopOrderId", r."status"::text AS status, r."settledAt",
    CASE WHEN s."id" IS NULL OR base."suppliedFrom" = first_day THEN NULL ELSE base."suppliedFrom" END AS period_from,
    prices.price, prices.deducted, base."createdAt",
    EXISTS (SELECT 1 FROM "ReceivableEntry" e WHERE e."invoiceId" = r."invoiceId" AND e."kind" = 'payment') AS has_money
  FROM "Receivable" r
  JOIN "Invoice" i ON i."id" = r."invoiceId"
  JOIN "Invoice" base ON base."id" = coalesce(i."creditsId", i."id")
  LEFT JOIN "Subscription" s ON s."id" = r."subscriptionId"
  LEFT JOIN LATERAL (
    SELECT min(b."suppliedFrom") AS first_day FROM "Receivable" o JOIN "Invoice" b ON b."id" = o."invoiceId"
    WHERE o."subscriptionId" = s."id" AND b."kind" = 'invoice'
      AND NOT EXISTS (SELECT 1 FROM "Receivable" n JOIN "Invoice" m ON m."id" = n."invoiceId"
        WHERE n."subscriptionId" = s."id" AND m."kind" = 'invoice' AND m."suppliedFrom" IS NULL
          AND n."status" IN ('paid', 'written_off'))
  ) first ON TRUE
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l."netOere" + l."vatOere") FILTER (WHERE l."netOere" > 0), 0) AS price,
      coalesce(-sum(l."netOere" + l."vatOere") FILTER (WHERE l."netOere" < 0), 0) AS deducted
    FROM "InvoiceLine" l WHERE l."invoiceId" = base."id"
  ) prices
  WHERE r."subscriptionId" IS NOT NULL OR r."shopOrderId" IS NOT NULL;

CREATE TEMP TABLE of_payment AS
  SELECT p."id", coalesce(p."subscriptionId", d."subscriptionId") AS "subscriptionId",
    coalesce(p."shopOrderId", d."shopOrderId") AS "shopOrderId", p."status"::text AS status, p."amountOere", p."createdAt",
    CASE
      WHEN d."invoiceId" IS NOT NULL THEN d.period_from
      WHEN p."periodKey" IS NOT NULL THEN split_part(p."periodKey", ':', 2)::date
      -- A payment of the next period by the payer's own hand, or a refused charge whose key was given free.
      WHEN s."startedAt" IS NOT NULL AND p."createdAt" > s."startedAt" AND s."paidUntil" IS NOT NULL
        THEN (s."paidUntil" AT TIME ZONE 'Europe/Copenhagen')::date
      ELSE NULL
    END AS period_from
  FROM "Payment" p
  LEFT JOIN "Subscription" s ON s."id" = p."subscriptionId"
  LEFT JOIN LATERAL (
    SELECT e."invoiceId" FROM "ReceivableEntry" e WHERE e."paymentId" = p."id" AND e."kind" = 'payment' LIMIT 1
  ) entry ON TRUE
  LEFT JOIN of_document d ON d."invoiceId" = coalesce(entry."invoiceId", p."invoiceId");

WITH goals AS (
  SELECT "subscriptionId", "shopOrderId", period_from FROM of_document
  UNION SELECT "subscriptionId", "shopOrderId", period_from FROM of_payment
    WHERE "subscriptionId" IS NOT NULL OR "shopOrderId" IS NOT NULL
  UNION SELECT "id", NULL, NULL FROM "Subscription"
  UNION SELECT NULL, "id", NULL FROM "ShopOrder"
), facts AS (
  SELECT goals.*, s."interval", s."priceOere" AS agreed, s."orderedAt", s."startedAt", s."status"::text AS s_status,
    o."totalOere" AS ordered, o."createdAt" AS o_created, o."paidAt", o."status"::text AS o_status,
    document.price, document.deducted, document.settled, document.is_open, document.made, asked.amount, asked.is_open AS is_asked,
    asked.made AS asked_at
  FROM goals
  LEFT JOIN "Subscription" s ON s."id" = goals."subscriptionId"
  LEFT JOIN "ShopOrder" o ON o."id" = goals."shopOrderId"
  LEFT JOIN LATERAL (
    SELECT (array_agg(d.price ORDER BY d."createdAt" DESC))[1] AS price,
      (array_agg(d.deducted ORDER BY d."createdAt" DESC))[1] AS deducted,
      min(d."settledAt") FILTER (WHERE d.has_money AND d.status IN ('paid', 'written_off', 'credited')) AS settled,
      bool_or(d.status = 'open') AS is_open, min(d."createdAt") AS made
    FROM of_document d
    WHERE (d."subscriptionId", d."shopOrderId", d.period_from)
      IS NOT DISTINCT FROM (goals."subscriptionId", goals."shopOrderId", goals.period_from) AND d.price > 0
  ) document ON TRUE
  LEFT JOIN LATERAL (
    SELECT (array_agg(p."amountOere" ORDER BY p."createdAt" DESC))[1] AS amount, bool_or(p.status = 'open') AS is_open,
      min(p."createdAt") AS made
    FROM of_payment p
    WHERE (p."subscriptionId", p."shopOrderId", p.period_from)
      IS NOT DISTINCT FROM (goals."subscriptionId", goals."shopOrderId", goals.period_from)
  ) asked ON TRUE
), begun AS (
  SELECT facts.*, CASE
      WHEN "shopOrderId" IS NOT NULL THEN "paidAt"
      ELSE coalesce(settled, CASE WHEN period_from IS NULL THEN "startedAt" END)
    END AS began
  FROM facts
)
INSERT INTO "Purchase" ("id", "subscriptionId", "shopOrderId", "periodFrom", "interval", "priceOere", "deductedOere",
  "reckonedAt", "status", "beganAt", "createdAt")
SELECT gen_random_uuid(), "subscriptionId", "shopOrderId", period_from, "interval",
  coalesce(price, ordered, CASE WHEN period_from IS NULL THEN agreed ELSE amount END, agreed),
  coalesce(deducted, CASE WHEN period_from IS NULL AND amount < agreed THEN agreed - amount END, 0),
  coalesce("orderedAt", o_created),
  (CASE
    WHEN began IS NOT NULL THEN 'begun'
    WHEN coalesce(is_open, FALSE) OR coalesce(is_asked, FALSE) OR s_status = 'ordered' OR o_status IN ('ordered', 'started', 'shipped')
      THEN 'open'
    ELSE 'given_up'
  END)::"PurchaseStatus",
  began, coalesce(least(made, asked_at), "orderedAt", o_created)
FROM begun;

UPDATE "Receivable" r SET "purchaseId" = p."id"
FROM of_document d JOIN "Purchase" p ON (p."subscriptionId", p."shopOrderId", p."periodFrom")
  IS NOT DISTINCT FROM (d."subscriptionId", d."shopOrderId", d.period_from)
WHERE d."invoiceId" = r."invoiceId";

UPDATE "Payment" m SET "purchaseId" = p."id"
FROM of_payment d JOIN "Purchase" p ON (p."subscriptionId", p."shopOrderId", p."periodFrom")
  IS NOT DISTINCT FROM (d."subscriptionId", d."shopOrderId", d.period_from)
WHERE d."id" = m."id";

-- The proof: nothing is without its purchase, and what was paid for each agreement and order is what it was.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Payment" WHERE "purchaseId" IS NULL AND ("subscriptionId" IS NOT NULL OR "shopOrderId" IS NOT NULL))
    OR EXISTS (SELECT 1 FROM "Receivable" WHERE "purchaseId" IS NULL AND ("subscriptionId" IS NOT NULL OR "shopOrderId" IS NOT NULL))
  THEN RAISE EXCEPTION 'A payment or document has no purchase'; END IF;
  IF EXISTS (
    SELECT 1 FROM "Payment" m JOIN "Purchase" p ON p."id" = m."purchaseId"
    WHERE (m."subscriptionId" IS NOT NULL OR m."shopOrderId" IS NOT NULL)
      AND (m."subscriptionId", m."shopOrderId") IS DISTINCT FROM (p."subscriptionId", p."shopOrderId")
  ) OR EXISTS (
    SELECT 1 FROM "Receivable" r JOIN "Purchase" p ON p."id" = r."purchaseId"
    WHERE (r."subscriptionId", r."shopOrderId") IS DISTINCT FROM (p."subscriptionId", p."shopOrderId")
  ) THEN RAISE EXCEPTION 'A purchase is of another agreement than its payment or document'; END IF;
  IF EXISTS (
    SELECT 1 FROM "ReceivableEntry" e JOIN "Receivable" r ON r."invoiceId" = e."invoiceId"
    JOIN "Payment" m ON m."id" = e."paymentId" WHERE m."purchaseId" IS DISTINCT FROM r."purchaseId"
  ) THEN RAISE EXCEPTION 'A payment is booked on a document of another purchase'; END IF;
END $$;

DROP TABLE of_payment;
DROP TABLE of_document;

ALTER TABLE "Payment" DROP COLUMN "periodKey";
-- A period is not charged twice at once.
CREATE UNIQUE INDEX "Payment_charge_key" ON "Payment"("purchaseId") WHERE "purpose" = 'renewal' AND "status" = 'open';
CREATE INDEX "Payment_purchaseId_id_idx" ON "Payment"("purchaseId", "id" DESC);
CREATE INDEX "Receivable_purchaseId_idx" ON "Receivable"("purchaseId");
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id")
  ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Receivable" ADD CONSTRAINT "Receivable_purchaseId_fkey" FOREIGN KEY ("purchaseId") REFERENCES "Purchase"("id")
  ON DELETE RESTRICT ON UPDATE CASCADE;
