-- Behind each order that the list of packages can be sorted by.
CREATE INDEX "QrPackage_name_id_idx" ON "QrPackage"("name", "id");
CREATE INDEX "QrPackage_count_id_idx" ON "QrPackage"("count", "id");
-- Codes in their own order where two choices that depend on each other, such as in stock and linked, may leave next to
-- none: by the order's index alone every code would be read.
CREATE INDEX "QrCode_reseller_state_code" ON "QrCode"("resellerId", "state", "code" bpchar_pattern_ops);
CREATE INDEX "QrCode_package_state_code" ON "QrCode"("packageId", "state", "code" bpchar_pattern_ops);
-- The list of what is hidden: few among all pages, posts and files.
CREATE INDEX "Memorial_hidden" ON "Memorial"("hiddenAt", "id") WHERE "hiddenAt" IS NOT NULL;
CREATE INDEX "Contribution_hidden" ON "Contribution"("hiddenAt", "id") WHERE "hiddenAt" IS NOT NULL;
CREATE INDEX "Media_hidden" ON "Media"("hiddenAt", "id") WHERE "hiddenAt" IS NOT NULL;
