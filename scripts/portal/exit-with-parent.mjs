/**
 * Loaded into every process of the portal. If the supervisor is killed without a chance to stop its children, the line
 * to it breaks, and the child ends in good order instead of living on and holding the database.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
