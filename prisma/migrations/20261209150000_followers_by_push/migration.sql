-- Followers of a page by push in a browser; and mails to followers, which end with the follower.
ALTER TABLE "Follower" ALTER COLUMN "email" DROP NOT NULL,
  ALTER COLUMN "emailKey" DROP NOT NULL,
  ADD COLUMN "endpoint" VARCHAR(1000),
  ADD COLUMN "p256dh" VARCHAR(200),
  ADD COLUMN "auth" VARCHAR(100),
  ADD COLUMN "failingSince" TIMESTAMPTZ(3),
  ADD COLUMN "restsUntil" TIMESTAMPTZ(3);

ALTER TABLE "Follower" ADD CONSTRAINT "Follower_one_way" CHECK (
  num_nonnulls("email", "emailKey") IN (0, 2)
  AND num_nonnulls("endpoint", "p256dh", "auth") IN (0, 3)
  AND num_nonnulls("email", "endpoint") = 1
);

CREATE UNIQUE INDEX "Follower_memorialId_endpoint_key" ON "Follower"("memorialId", "endpoint");

ALTER TABLE "Mail" ADD COLUMN "followerId" UUID;
CREATE INDEX "Mail_followerId_idx" ON "Mail"("followerId");
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_followerId_fkey"
  FOREIGN KEY ("followerId") REFERENCES "Follower"("id") ON DELETE CASCADE ON UPDATE CASCADE;
