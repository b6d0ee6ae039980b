/** Runs first in a shell that is built for development: its refresh runtime is the one that knows React's renderer. */
window.registrarRefresh = require('react-refresh/runtime');
