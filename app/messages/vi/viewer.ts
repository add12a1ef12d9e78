export const tryAgain = "Thử lại";
export const fullScreen = "Toàn màn\u00a0hình";
export const leaveFullScreen = "Thoát toàn màn\u00a0hình";
export const help = "Chuột, cảm ứng và phím";
export const closeHelp = "Đóng";
export const viewerFailed = "Không tải được trình xem. Kiểm tra kết nối rồi thử lại.";
