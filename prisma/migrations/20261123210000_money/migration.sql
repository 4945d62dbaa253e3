-- CreateEnum
CREATE TYPE "PaidPlan" AS ENUM ('premium', 'livstid');

-- CreateEnum
CREATE TYPE "PlanInterval" AS ENUM ('month', 'year', 'once');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('ordered', 'active', 'ended', 'abandoned');

-- CreateEnum
CREATE TYPE "RenewalWay" AS ENUM ('card', 'invoice', 'none');

-- CreateEnum
CREATE TYPE "SubscriptionEnd" AS ENUM ('cancelled', 'lapsed', 'withdrawn', 'left', 'changed', 'duplicate', 'page_deleted');

-- CreateEnum
CREATE TYPE "InvoiceKind" AS ENUM ('invoice', 'credit_note');

-- CreateEnum
CREATE TYPE "ReceivableStatus" AS ENUM ('open', 'paid', 'credited', 'written_off');

-- CreateEnum
CREATE TYPE "EntryKind" AS ENUM ('payment', 'credit', 'refund', 'write_off');

-- CreateEnum
CREATE TYPE "BankLineState" AS ENUM ('received', 'matched', 'doubtful', 'ignored');

-- CreateEnum
CREATE TYPE "ShopItem" AS ENUM ('plaque', 'code', 'engraving');

-- CreateEnum
CREATE TYPE "ShopOrderStatus" AS ENUM ('ordered', 'paid', 'started', 'shipped', 'cancelled', 'withdrawn', 'abandoned');

-- CreateEnum
CREATE TYPE "PaymentPurpose" AS ENUM ('plan', 'renewal', 'order', 'invoice');

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('card', 'mobilepay', 'bank_transfer');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('open', 'paid', 'failed', 'expired', 'cancelled');

-- CreateEnum
CREATE TYPE "ProviderCallState" AS ENUM ('kept', 'answered', 'refused');

-- CreateEnum
CREATE TYPE "RefundReason" AS ENUM ('withdrawal', 'left', 'duplicate', 'order_cancelled', 'goodwill');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('ordered', 'sent', 'done', 'failed');

-- CreateEnum
CREATE TYPE "PaymentEventState" AS ENUM ('received', 'handled', 'ignored', 'disputed');

-- CreateEnum
CREATE TYPE "DifferenceKind" AS ENUM ('unknown_here', 'unknown_there', 'amount', 'refund', 'status');

-- DropIndex
DROP INDEX "QrCode_code_prefix";

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "files" JSONB;

-- AlterTable
ALTER TABLE "Reseller" ADD COLUMN     "buyerReference" VARCHAR(60),
ADD COLUMN     "collectsInvoices" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "ean" CHAR(13),
ADD COLUMN     "invoiceEmail" VARCHAR(254),
ADD COLUMN     "paymentDays" SMALLINT NOT NULL DEFAULT 14;

-- AlterTable
ALTER TABLE "ResellerOrder" ADD COLUMN     "deliveredAt" TIMESTAMPTZ(3),
ADD COLUMN     "freightOere" BIGINT,
ADD COLUMN     "invoiceId" UUID,
ADD COLUMN     "piecesOere" BIGINT;

-- CreateTable
CREATE TABLE "Price" (
    "id" UUID NOT NULL,
    "item" VARCHAR(60) NOT NULL,
    "amountOere" BIGINT NOT NULL,
    "validFrom" DATE NOT NULL,
    "createdById" UUID,
    "createdByName" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Price_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Subscription" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "memorialId" UUID,
    "memorialName" VARCHAR(300) NOT NULL,
    "payerId" UUID,
    "payerName" VARCHAR(120) NOT NULL,
    "payerEmail" VARCHAR(254) NOT NULL,
    "plan" "PaidPlan" NOT NULL,
    "interval" "PlanInterval" NOT NULL,
    "priceOere" BIGINT NOT NULL,
    "status" "SubscriptionStatus" NOT NULL DEFAULT 'ordered',
    "renewal" "RenewalWay" NOT NULL,
    "orderedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startConsentAt" TIMESTAMPTZ(3),
    "termsVersion" VARCHAR(20) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "periodStart" TIMESTAMPTZ(3),
    "paidUntil" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "endReason" "SubscriptionEnd",
    "changedFromId" UUID,
    "nextInterval" "PlanInterval",
    "nextPriceOere" BIGINT,
    "nextPriceFrom" DATE,
    "nextPriceToldAt" TIMESTAMPTZ(3),
    "customerRef" VARCHAR(80),
    "cardRef" VARCHAR(80),
    "cardLabel" VARCHAR(60),
    "failedCharges" SMALLINT NOT NULL DEFAULT 0,
    "nextChargeAt" TIMESTAMPTZ(3),
    "remindedDays" SMALLINT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Withdrawal" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "subscriptionId" UUID,
    "shopOrderId" UUID,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "message" VARCHAR(1000),
    "refundOere" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Withdrawal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceSeries" (
    "name" VARCHAR(20) NOT NULL,
    "lastNumber" INTEGER NOT NULL,

    CONSTRAINT "InvoiceSeries_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "InvoiceKind" NOT NULL DEFAULT 'invoice',
    "creditsId" UUID,
    "issuedOn" DATE NOT NULL,
    "dueOn" DATE NOT NULL,
    "suppliedFrom" DATE NOT NULL,
    "suppliedTo" DATE NOT NULL,
    "seller" JSONB NOT NULL,
    "buyer" JSONB NOT NULL,
    "buyerReference" VARCHAR(60),
    "paymentCode" VARCHAR(15) NOT NULL,
    "netOere" BIGINT NOT NULL,
    "vatOere" BIGINT NOT NULL,
    "totalOere" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'DKK',
    "note" VARCHAR(500),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceLine" (
    "invoiceId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unitNetOere" BIGINT NOT NULL,
    "netOere" BIGINT NOT NULL,
    "vatPercent" SMALLINT NOT NULL,
    "vatOere" BIGINT NOT NULL,
    "account" VARCHAR(10) NOT NULL,

    CONSTRAINT "InvoiceLine_pkey" PRIMARY KEY ("invoiceId","position")
);

-- CreateTable
CREATE TABLE "Receivable" (
    "invoiceId" UUID NOT NULL,
    "status" "ReceivableStatus" NOT NULL DEFAULT 'open',
    "totalOere" BIGINT NOT NULL,
    "settledOere" BIGINT NOT NULL DEFAULT 0,
    "settledAt" TIMESTAMPTZ(3),
    "dueOn" DATE NOT NULL,
    "userId" UUID,
    "memorialId" UUID,
    "resellerId" UUID,
    "subscriptionId" UUID,
    "shopOrderId" UUID,
    "email" VARCHAR(254) NOT NULL,
    "remindersSent" SMALLINT NOT NULL DEFAULT 0,
    "remindedAt" TIMESTAMPTZ(3),
    "quietUntil" DATE,
    "pdfKey" VARCHAR(200),
    "pdfSha256" CHAR(64),

    CONSTRAINT "Receivable_pkey" PRIMARY KEY ("invoiceId")
);

-- CreateTable
CREATE TABLE "ReceivableEntry" (
    "id" UUID NOT NULL,
    "invoiceId" UUID NOT NULL,
    "kind" "EntryKind" NOT NULL,
    "amountOere" BIGINT NOT NULL,
    "bookedOn" DATE NOT NULL,
    "paymentId" UUID,
    "refundId" UUID,
    "creditNoteId" UUID,
    "bankLineId" UUID,
    "createdById" UUID,
    "createdByName" VARCHAR(120),
    "note" VARCHAR(500),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReceivableEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BankFile" (
    "id" UUID NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "name" VARCHAR(160) NOT NULL,
    "bank" VARCHAR(40) NOT NULL,
    "importedById" UUID,
    "importedByName" VARCHAR(120) NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BankFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BankLine" (
    "id" UUID NOT NULL,
    "fileId" UUID NOT NULL,
    "fingerprint" CHAR(64) NOT NULL,
    "bookedOn" DATE NOT NULL,
    "amountOere" BIGINT NOT NULL,
    "text" VARCHAR(500) NOT NULL,
    "state" "BankLineState" NOT NULL,
    "invoiceId" UUID,
    "doubt" VARCHAR(300),
    "note" VARCHAR(500),
    "decidedById" UUID,
    "decidedByName" VARCHAR(120),
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BankLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShopOrder" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "beginning" UUID NOT NULL,
    "buyerId" UUID,
    "buyerName" VARCHAR(160) NOT NULL,
    "buyerEmail" VARCHAR(254) NOT NULL,
    "memorialId" UUID,
    "memorialName" VARCHAR(300) NOT NULL,
    "item" "ShopItem" NOT NULL,
    "count" SMALLINT NOT NULL DEFAULT 1,
    "material" "StoneMaterial",
    "symbolMm" SMALLINT,
    "inscription" VARCHAR(500),
    "message" VARCHAR(1000),
    "unitOere" BIGINT NOT NULL,
    "freightOere" BIGINT NOT NULL,
    "totalOere" BIGINT NOT NULL,
    "deliveryName" VARCHAR(120) NOT NULL,
    "address" VARCHAR(160) NOT NULL,
    "postcode" CHAR(4) NOT NULL,
    "city" VARCHAR(80) NOT NULL,
    "phone" VARCHAR(20),
    "cvr" CHAR(8),
    "ean" CHAR(13),
    "buyerReference" VARCHAR(60),
    "termsVersion" VARCHAR(20) NOT NULL,
    "toldNoRegretAt" TIMESTAMPTZ(3),
    "status" "ShopOrderStatus" NOT NULL DEFAULT 'ordered',
    "packageId" UUID,
    "qrCodeId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidAt" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "shippedAt" TIMESTAMPTZ(3),
    "carrier" VARCHAR(60),
    "trackingNumber" VARCHAR(80),
    "reason" VARCHAR(500),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ShopOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "purpose" "PaymentPurpose" NOT NULL,
    "subscriptionId" UUID,
    "shopOrderId" UUID,
    "invoiceId" UUID,
    "method" "PaymentMethod" NOT NULL,
    "provider" VARCHAR(20) NOT NULL,
    "status" "PaymentStatus" NOT NULL DEFAULT 'open',
    "amountOere" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'DKK',
    "periodKey" VARCHAR(80),
    "sessionRef" VARCHAR(120),
    "chargeRef" VARCHAR(120),
    "payUrl" VARCHAR(2000),
    "expiresAt" TIMESTAMPTZ(3),
    "refundedOere" BIGINT NOT NULL DEFAULT 0,
    "failureCode" VARCHAR(80),
    "requestedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidAt" TIMESTAMPTZ(3),
    "checkedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderCall" (
    "key" UUID NOT NULL,
    "operation" VARCHAR(40) NOT NULL,
    "request" JSONB NOT NULL,
    "paymentId" UUID,
    "refundId" UUID,
    "state" "ProviderCallState" NOT NULL DEFAULT 'kept',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "error" VARCHAR(500),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProviderCall_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "amountOere" BIGINT NOT NULL,
    "reason" "RefundReason" NOT NULL,
    "note" VARCHAR(500),
    "status" "RefundStatus" NOT NULL DEFAULT 'ordered',
    "creditNoteId" UUID,
    "refundRef" VARCHAR(120),
    "bankAccount" VARCHAR(20),
    "failure" VARCHAR(500),
    "requestedById" UUID,
    "requestedByName" VARCHAR(120),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" VARCHAR(120) NOT NULL,
    "provider" VARCHAR(20) NOT NULL,
    "kind" VARCHAR(80) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "payload" JSONB NOT NULL,
    "state" "PaymentEventState" NOT NULL DEFAULT 'received',
    "handledAt" TIMESTAMPTZ(3),
    "remark" VARCHAR(500),

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentDifference" (
    "id" UUID NOT NULL,
    "kind" "DifferenceKind" NOT NULL,
    "paymentId" UUID,
    "providerRef" VARCHAR(120) NOT NULL,
    "oursOere" BIGINT,
    "theirsOere" BIGINT,
    "foundAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),
    "settledByName" VARCHAR(120),
    "note" VARCHAR(500),

    CONSTRAINT "PaymentDifference_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Price_item_validFrom_key" ON "Price"("item", "validFrom");

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_number_key" ON "Subscription"("number");

-- CreateIndex
CREATE INDEX "Subscription_memorialId_status_idx" ON "Subscription"("memorialId", "status");

-- CreateIndex
CREATE INDEX "Subscription_payerId_id_idx" ON "Subscription"("payerId", "id" DESC);

-- CreateIndex
CREATE INDEX "Subscription_status_paidUntil_id_idx" ON "Subscription"("status", "paidUntil", "id");

-- CreateIndex
CREATE INDEX "Subscription_status_nextChargeAt_idx" ON "Subscription"("status", "nextChargeAt");

-- CreateIndex
CREATE INDEX "Subscription_status_interval_priceOere_paidUntil_idx" ON "Subscription"("status", "interval", "priceOere", "paidUntil");

-- CreateIndex
CREATE INDEX "Subscription_status_nextPriceFrom_idx" ON "Subscription"("status", "nextPriceFrom");

-- CreateIndex
CREATE UNIQUE INDEX "Withdrawal_number_key" ON "Withdrawal"("number");

-- CreateIndex
CREATE INDEX "Withdrawal_subscriptionId_idx" ON "Withdrawal"("subscriptionId");

-- CreateIndex
CREATE INDEX "Withdrawal_shopOrderId_idx" ON "Withdrawal"("shopOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_paymentCode_key" ON "Invoice"("paymentCode");

-- CreateIndex
CREATE INDEX "Invoice_creditsId_idx" ON "Invoice"("creditsId");

-- CreateIndex
CREATE INDEX "Invoice_issuedOn_number_idx" ON "Invoice"("issuedOn", "number");

-- CreateIndex
CREATE INDEX "Receivable_status_dueOn_invoiceId_idx" ON "Receivable"("status", "dueOn", "invoiceId");

-- CreateIndex
CREATE INDEX "Receivable_userId_invoiceId_idx" ON "Receivable"("userId", "invoiceId" DESC);

-- CreateIndex
CREATE INDEX "Receivable_resellerId_invoiceId_idx" ON "Receivable"("resellerId", "invoiceId" DESC);

-- CreateIndex
CREATE INDEX "Receivable_subscriptionId_idx" ON "Receivable"("subscriptionId");

-- CreateIndex
CREATE INDEX "Receivable_shopOrderId_idx" ON "Receivable"("shopOrderId");

-- CreateIndex
CREATE INDEX "ReceivableEntry_invoiceId_id_idx" ON "ReceivableEntry"("invoiceId", "id");

-- CreateIndex
CREATE INDEX "ReceivableEntry_bookedOn_id_idx" ON "ReceivableEntry"("bookedOn", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ReceivableEntry_paymentId_kind_key" ON "ReceivableEntry"("paymentId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "ReceivableEntry_refundId_key" ON "ReceivableEntry"("refundId");

-- CreateIndex
CREATE UNIQUE INDEX "ReceivableEntry_creditNoteId_key" ON "ReceivableEntry"("creditNoteId");

-- CreateIndex
CREATE UNIQUE INDEX "ReceivableEntry_bankLineId_key" ON "ReceivableEntry"("bankLineId");

-- CreateIndex
CREATE UNIQUE INDEX "BankFile_sha256_key" ON "BankFile"("sha256");

-- CreateIndex
CREATE UNIQUE INDEX "BankLine_fingerprint_key" ON "BankLine"("fingerprint");

-- CreateIndex
CREATE INDEX "BankLine_state_bookedOn_id_idx" ON "BankLine"("state", "bookedOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "BankLine_fileId_idx" ON "BankLine"("fileId");

-- CreateIndex
CREATE UNIQUE INDEX "ShopOrder_number_key" ON "ShopOrder"("number");

-- CreateIndex
CREATE UNIQUE INDEX "ShopOrder_beginning_key" ON "ShopOrder"("beginning");

-- CreateIndex
CREATE UNIQUE INDEX "ShopOrder_packageId_key" ON "ShopOrder"("packageId");

-- CreateIndex
CREATE INDEX "ShopOrder_buyerId_id_idx" ON "ShopOrder"("buyerId", "id" DESC);

-- CreateIndex
CREATE INDEX "ShopOrder_status_id_idx" ON "ShopOrder"("status", "id");

-- CreateIndex
CREATE INDEX "ShopOrder_memorialId_idx" ON "ShopOrder"("memorialId");

-- CreateIndex
CREATE INDEX "ShopOrder_qrCodeId_idx" ON "ShopOrder"("qrCodeId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_periodKey_key" ON "Payment"("periodKey");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_sessionRef_key" ON "Payment"("sessionRef");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_chargeRef_key" ON "Payment"("chargeRef");

-- CreateIndex
CREATE INDEX "Payment_subscriptionId_id_idx" ON "Payment"("subscriptionId", "id" DESC);

-- CreateIndex
CREATE INDEX "Payment_shopOrderId_idx" ON "Payment"("shopOrderId");

-- CreateIndex
CREATE INDEX "Payment_invoiceId_idx" ON "Payment"("invoiceId");

-- CreateIndex
CREATE INDEX "Payment_status_checkedAt_idx" ON "Payment"("status", "checkedAt");

-- CreateIndex
CREATE INDEX "Payment_paidAt_idx" ON "Payment"("paidAt");

-- CreateIndex
CREATE INDEX "ProviderCall_state_createdAt_idx" ON "ProviderCall"("state", "createdAt");

-- CreateIndex
CREATE INDEX "ProviderCall_paymentId_idx" ON "ProviderCall"("paymentId");

-- CreateIndex
CREATE INDEX "ProviderCall_refundId_idx" ON "ProviderCall"("refundId");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_refundRef_key" ON "Refund"("refundRef");

-- CreateIndex
CREATE INDEX "Refund_paymentId_idx" ON "Refund"("paymentId");

-- CreateIndex
CREATE INDEX "Refund_status_id_idx" ON "Refund"("status", "id");

-- CreateIndex
CREATE INDEX "PaymentEvent_state_receivedAt_idx" ON "PaymentEvent"("state", "receivedAt");

-- CreateIndex
CREATE INDEX "PaymentEvent_receivedAt_idx" ON "PaymentEvent"("receivedAt");

-- CreateIndex
CREATE INDEX "PaymentDifference_settledAt_id_idx" ON "PaymentDifference"("settledAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentDifference_kind_providerRef_key" ON "PaymentDifference"("kind", "providerRef");

-- CreateIndex
CREATE INDEX "QrCode_code_prefix" ON "QrCode"("code" bpchar_pattern_ops);

-- CreateIndex
CREATE INDEX "ResellerOrder_invoiceId_deliveredAt_idx" ON "ResellerOrder"("invoiceId", "deliveredAt");

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_payerId_fkey" FOREIGN KEY ("payerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Withdrawal" ADD CONSTRAINT "Withdrawal_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Withdrawal" ADD CONSTRAINT "Withdrawal_shopOrderId_fkey" FOREIGN KEY ("shopOrderId") REFERENCES "ShopOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_creditsId_fkey" FOREIGN KEY ("creditsId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceLine" ADD CONSTRAINT "InvoiceLine_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receivable" ADD CONSTRAINT "Receivable_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receivable" ADD CONSTRAINT "Receivable_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReceivableEntry" ADD CONSTRAINT "ReceivableEntry_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Receivable"("invoiceId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankLine" ADD CONSTRAINT "BankLine_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "BankFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopOrder" ADD CONSTRAINT "ShopOrder_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopOrder" ADD CONSTRAINT "ShopOrder_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopOrder" ADD CONSTRAINT "ShopOrder_packageId_fkey" FOREIGN KEY ("packageId") REFERENCES "QrPackage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopOrder" ADD CONSTRAINT "ShopOrder_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_shopOrderId_fkey" FOREIGN KEY ("shopOrderId") REFERENCES "ShopOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderCall" ADD CONSTRAINT "ProviderCall_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderCall" ADD CONSTRAINT "ProviderCall_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Refund"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- One plan a page.
CREATE UNIQUE INDEX "Subscription_one_active" ON "Subscription" ("memorialId") WHERE "status" = 'active';

-- Amounts and dates that contradict each other are refused, whatever wrote them.
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_price" CHECK ("priceOere" > 0);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amount" CHECK ("amountOere" > 0 AND "refundedOere" BETWEEN 0 AND "amountOere");
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_amount" CHECK ("amountOere" > 0);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_total" CHECK ("totalOere" = "netOere" + "vatOere");
ALTER TABLE "Price" ADD CONSTRAINT "Price_amount" CHECK ("amountOere" >= 0);

-- An invoice as issued never changes. Six years after its year it may be deleted (bogføringsloven § 12: five years from
-- the end of the financial year).
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'Invoice' THEN
    IF OLD."issuedOn" < date_trunc('year', now() AT TIME ZONE 'Europe/Copenhagen') - interval '5 years' THEN
      RETURN OLD;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    -- With its invoice only: then that row is gone already.
    IF NOT EXISTS (SELECT 1 FROM "Invoice" WHERE "id" = OLD."invoiceId") THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'An issued invoice cannot be changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER "Invoice_immutable" BEFORE UPDATE OR DELETE ON "Invoice"
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER "InvoiceLine_immutable" BEFORE UPDATE OR DELETE ON "InvoiceLine"
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

-- Lines belong to the transaction that issued their invoice: none is added later.
CREATE FUNCTION refuse_late_invoice_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "Invoice" WHERE "id" = NEW."invoiceId" AND xmin = pg_current_xact_id()::xid) THEN
    RAISE EXCEPTION 'An issued invoice cannot be changed or deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "InvoiceLine_with_invoice" BEFORE INSERT ON "InvoiceLine"
  FOR EACH ROW EXECUTE FUNCTION refuse_late_invoice_line();

-- What something cost is part of the accounts: only a price whose day has not come can be taken back.
CREATE FUNCTION refuse_price_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."validFrom" > (now() AT TIME ZONE 'Europe/Copenhagen')::date THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'A price that has begun cannot be deleted' USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER "Price_history" BEFORE DELETE ON "Price"
  FOR EACH ROW EXECUTE FUNCTION refuse_price_deletion();
