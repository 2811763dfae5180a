const PARENT_CHECK_MS = 500;
const parent = process.ppid;

/**
 * Resolves when somebody presses Ctrl+C or asks the process to end. `npm start` that is asked to end
 * only ends the shell between it and us, so under npm that shell's end counts, too.
 */
export function untilStopped() {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
    if (!process.env.npm_lifecycle_event) return;
    const check = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(check);
      resolve(undefined);
    }, PARENT_CHECK_MS);
    check.unref();
  });
}
