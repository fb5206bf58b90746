/** By this header the server takes a request as one that came through the gateway. */
export const THROUGH_GATEWAY = 'x-simulated-gateway';
