-- AlterEnum
ALTER TYPE "MailStatus" ADD VALUE 'dropped';

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "device" VARCHAR(60),
ADD COLUMN     "session" VARCHAR(20);

-- CreateTable
CREATE TABLE "VitalDay" (
    "day" DATE NOT NULL,
    "page" VARCHAR(20) NOT NULL,
    "device" VARCHAR(10) NOT NULL,
    "connection" VARCHAR(10) NOT NULL,
    "metric" VARCHAR(4) NOT NULL,
    "histogram" BYTEA NOT NULL,
    "good" INTEGER NOT NULL,
    "middling" INTEGER NOT NULL,
    "poor" INTEGER NOT NULL,

    CONSTRAINT "VitalDay_pkey" PRIMARY KEY ("day","metric","page","device","connection")
);

-- CreateTable
CREATE TABLE "VitalKeptOut" (
    "day" DATE NOT NULL,
    "reason" VARCHAR(20) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "VitalKeptOut_pkey" PRIMARY KEY ("day","reason")
);

-- CreateTable
CREATE TABLE "ServerTimeHour" (
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "histogram" BYTEA NOT NULL,
    "count" INTEGER NOT NULL,
    "failed" INTEGER NOT NULL,

    CONSTRAINT "ServerTimeHour_pkey" PRIMARY KEY ("hour","kind","name")
);

-- CreateTable
CREATE TABLE "RefusalHour" (
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "code" VARCHAR(60) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "RefusalHour_pkey" PRIMARY KEY ("hour","name","code")
);

-- CreateTable
CREATE TABLE "KeptBatch" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KeptBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ServerProcess" (
    "id" UUID NOT NULL,
    "release" VARCHAR(60) NOT NULL,
    "pid" INTEGER NOT NULL,
    "runsJobs" BOOLEAN NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ServerProcess_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProcessMinute" (
    "processId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "loopP99Ms" REAL NOT NULL,
    "loopMaxMs" REAL NOT NULL,
    "rssMb" INTEGER NOT NULL,
    "heapMb" INTEGER NOT NULL,
    "cpuPercent" INTEGER NOT NULL,
    "requests" INTEGER NOT NULL,
    "pageHits" INTEGER NOT NULL,
    "pageMisses" INTEGER NOT NULL,
    "tasksWaiting" INTEGER NOT NULL,
    "tasksRunning" INTEGER NOT NULL,
    "poolWaiting" INTEGER NOT NULL,

    CONSTRAINT "ProcessMinute_pkey" PRIMARY KEY ("processId","at")
);

-- CreateTable
CREATE TABLE "Release" (
    "name" VARCHAR(60) NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Release_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Fault" (
    "id" UUID NOT NULL,
    "fingerprint" VARCHAR(64) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "place" VARCHAR(100) NOT NULL,
    "stack" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "firstRelease" VARCHAR(60) NOT NULL,
    "lastRelease" VARCHAR(60) NOT NULL,
    "solvedAt" TIMESTAMPTZ(3),
    "solvedById" UUID,
    "returnedAt" TIMESTAMPTZ(3),
    "toldAt" TIMESTAMPTZ(3),

    CONSTRAINT "Fault_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FaultDay" (
    "faultId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "FaultDay_pkey" PRIMARY KEY ("faultId","day")
);

-- CreateTable
CREATE TABLE "FigureDay" (
    "day" DATE NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "count" BIGINT NOT NULL,

    CONSTRAINT "FigureDay_pkey" PRIMARY KEY ("name","day")
);

-- CreateTable
CREATE TABLE "StorageDay" (
    "day" DATE NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "name" VARCHAR(63) NOT NULL,
    "bytes" BIGINT NOT NULL,
    "count" BIGINT,

    CONSTRAINT "StorageDay_pkey" PRIMARY KEY ("day","kind","name")
);

-- CreateTable
CREATE TABLE "OrphanFile" (
    "key" VARCHAR(300) NOT NULL,
    "bytes" BIGINT NOT NULL,
    "foundAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrphanFile_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Backup" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bytes" BIGINT,

    CONSTRAINT "Backup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditLink" (
    "seq" BIGINT NOT NULL,
    "entryId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "digest" BYTEA NOT NULL,

    CONSTRAINT "AuditLink_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "AuditHead" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "seq" BIGINT NOT NULL,
    "digest" BYTEA NOT NULL,

    CONSTRAINT "AuditHead_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "KeptBatch_at_idx" ON "KeptBatch"("at");

-- CreateIndex
CREATE INDEX "ServerProcess_seenAt_idx" ON "ServerProcess"("seenAt");

-- CreateIndex
CREATE INDEX "ProcessMinute_at_idx" ON "ProcessMinute"("at");

-- CreateIndex
CREATE INDEX "Release_firstAt_idx" ON "Release"("firstAt");

-- CreateIndex
CREATE UNIQUE INDEX "Fault_fingerprint_key" ON "Fault"("fingerprint");

-- CreateIndex
CREATE INDEX "Fault_solvedAt_lastAt_idx" ON "Fault"("solvedAt", "lastAt");

-- CreateIndex
CREATE INDEX "Fault_toldAt_idx" ON "Fault"("toldAt");

-- CreateIndex
CREATE INDEX "OrphanFile_foundAt_idx" ON "OrphanFile"("foundAt");

-- CreateIndex
CREATE INDEX "Backup_at_idx" ON "Backup"("at");

-- CreateIndex
CREATE UNIQUE INDEX "AuditLink_entryId_key" ON "AuditLink"("entryId");

-- CreateIndex
CREATE INDEX "AuditLink_at_idx" ON "AuditLink"("at");

-- AddForeignKey
ALTER TABLE "ProcessMinute" ADD CONSTRAINT "ProcessMinute_processId_fkey" FOREIGN KEY ("processId") REFERENCES "ServerProcess"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FaultDay" ADD CONSTRAINT "FaultDay_faultId_fkey" FOREIGN KEY ("faultId") REFERENCES "Fault"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- The chain over the audit log. The digest of an entry covers the digest before it and everything the entry says.
CREATE FUNCTION audit_digest(before bytea, seq bigint, entry "AuditEntry") RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(before || convert_to(jsonb_build_array(
    seq, entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), entry.command, entry."actorKind",
    entry."actorId", entry."subjectType", entry."subjectId", entry.detail, entry.session, entry.device
  )::text, 'UTF8'))
$$;

-- Runs at commit: the row of the head is held for a moment, not for the length of a transaction. With the owner's
-- rights, because the application may only read the chain.
CREATE FUNCTION link_audit_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  head "AuditHead";
  next_digest bytea;
BEGIN
  -- A head that is missing must not stop every write of the service. The check sees that the chain begins anew.
  INSERT INTO "AuditHead" (id, seq, digest)
    SELECT 1, coalesce(max(seq), 0), sha256('Mindelund') FROM "AuditLink"
    ON CONFLICT (id) DO NOTHING;
  SELECT * INTO STRICT head FROM "AuditHead" WHERE id = 1 FOR UPDATE;
  next_digest := audit_digest(head.digest, head.seq + 1, NEW);
  INSERT INTO "AuditLink" (seq, "entryId", at, digest) VALUES (head.seq + 1, NEW.id, NEW.at, next_digest);
  UPDATE "AuditHead" SET seq = head.seq + 1, digest = next_digest WHERE id = 1;
  RETURN NULL;
END
$$;

-- The entries so far.
DO $$
DECLARE
  entry "AuditEntry";
  link bigint := 0;
  link_digest bytea := sha256('Mindelund');
BEGIN
  FOR entry IN SELECT * FROM "AuditEntry" ORDER BY at, id LOOP
    link := link + 1;
    link_digest := audit_digest(link_digest, link, entry);
    INSERT INTO "AuditLink" (seq, "entryId", at, digest) VALUES (link, entry.id, entry.at, link_digest);
  END LOOP;
  INSERT INTO "AuditHead" (id, seq, digest) VALUES (1, link, link_digest);
END
$$;

CREATE CONSTRAINT TRIGGER "AuditEntry_linked" AFTER INSERT ON "AuditEntry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_entry();
