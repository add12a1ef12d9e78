export const title = "Trang quý\u00a0khách tìm không tồn\u00a0tại";
export const advice = "Kiểm tra lỗi gõ trong địa chỉ, hoặc bắt đầu lại từ trang chủ.";
export const services = "Dịch\u00a0vụ";
