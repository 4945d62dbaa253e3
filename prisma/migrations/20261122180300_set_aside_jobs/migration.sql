-- CreateTable
CREATE TABLE "BegunJob" (
    "id" UUID NOT NULL,
    "queue" VARCHAR(80) NOT NULL,
    "unended" INTEGER NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "begunAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BegunJob_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SetAsideJob" (
    "id" UUID NOT NULL,
    "queue" VARCHAR(80) NOT NULL,
    "payload" JSONB NOT NULL,
    "unended" INTEGER NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,
    "setAsideAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SetAsideJob_pkey" PRIMARY KEY ("id")
);
