-- The console finds payments and invoices by number, payment code, name, address, CVR or EAN number; the expressions are
-- those of lib/domain/payments/search.ts.
CREATE INDEX "Invoice_search" ON "Invoice"
  USING GIN (search_text("paymentCode" || ' ' || ("buyer"->>'name') || ' ' || coalesce("buyer"->>'email', '') || ' ' || coalesce("buyer"->>'cvr', '') || ' ' || coalesce("buyer"->>'ean', '')) gin_trgm_ops);

CREATE INDEX "Subscription_search" ON "Subscription"
  USING GIN (search_text("payerName" || ' ' || "payerEmail" || ' ' || "memorialName") gin_trgm_ops);

CREATE INDEX "ShopOrder_search" ON "ShopOrder"
  USING GIN (search_text("number"::text || ' ' || "buyerName" || ' ' || "buyerEmail" || ' ' || "memorialName" || ' ' || coalesce("cvr", '')) gin_trgm_ops);

CREATE INDEX "Payment_createdAt_idx" ON "Payment"("createdAt");
