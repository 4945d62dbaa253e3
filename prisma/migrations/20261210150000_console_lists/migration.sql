-- Behind each order that the list of packages can be sorted by.
CREATE INDEX "QrPackage_name_id_idx" ON "QrPackage"("name", "id");
CREATE INDEX "QrPackage_count_id_idx" ON "QrPackage"("count", "id");
-- The list of what is hidden: few among all pages, posts and files.
CREATE INDEX "Memorial_hidden" ON "Memorial"("hiddenAt", "id") WHERE "hiddenAt" IS NOT NULL;
CREATE INDEX "Contribution_hidden" ON "Contribution"("hiddenAt", "id") WHERE "hiddenAt" IS NOT NULL;
CREATE INDEX "Media_hidden" ON "Media"("hiddenAt", "id") WHERE "hiddenAt" IS NOT NULL;
